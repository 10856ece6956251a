import './image-field.css';
import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import type { CSSProperties } from 'react';
import { localize } from '#lib/interface-language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { useRestoreFocus } from '../base/use-restore-focus.ts';
import { t } from './texts.ts';
import type { DuplicateFile } from './use-upload.ts';

interface Props {
  known: DuplicateFile;
  onUse(): void;
  onCopy(): void;
  onClose(): void;
}

export function DuplicateDialog({ known: { name, picture }, onUse, onCopy, onClose }: Props) {
  const restoreFocus = useRestoreFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Content maxWidth="520px" onCloseAutoFocus={restoreFocus}>
        <AlertDialog.Title>{t('knownTitle')}</AlertDialog.Title>
        <AlertDialog.Description mb="3">{t('knownText', { name })}</AlertDialog.Description>
        <div className="image-field" style={{ '--highest': '40vh' } as CSSProperties}>
          <Picture picture={{ ...picture, alt: '' }} sizes="470px" />
        </div>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <QuietButton>{localize('Cancel')}</QuietButton>
          </AlertDialog.Cancel>
          <Button type="button" variant="soft" onClick={onCopy}>
            {t('storeCopy')}
          </Button>
          <Button type="button" onClick={onUse}>
            {t('useKnown')}
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
