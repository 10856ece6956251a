import './image-field.css';
import { Button } from '@radix-ui/themes';
import type { CSSProperties } from 'react';
import { Picture } from '#renderer/ui/Picture.tsx';
import { ConfirmDialog } from '../base/ConfirmDialog.tsx';
import { t } from './texts.ts';
import type { DuplicateFile } from './use-upload.ts';

interface Props {
  known: DuplicateFile;
  onUse(): void;
  onCopy(): void;
  onClose(): void;
}

export function DuplicateDialog({ known: { name, picture }, onUse, onCopy, onClose }: Props) {
  return (
    <ConfirmDialog
      title={t('knownTitle')}
      description={t('knownText', { name })}
      maxWidth="520px"
      color="orange"
      confirmLabel={t('useKnown')}
      otherAction={
        <Button variant="soft" onClick={onCopy}>
          {t('storeCopy')}
        </Button>
      }
      onConfirm={async () => onUse()}
      onClose={onClose}
    >
      <div className="image-field" style={{ '--highest': '40vh', marginTop: 12 } as CSSProperties}>
        <Picture picture={{ ...picture, alt: '' }} sizes="470px" />
      </div>
    </ConfirmDialog>
  );
}
