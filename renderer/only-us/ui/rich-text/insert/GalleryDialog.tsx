import Focus from 'lucide-react/icons/focus';
import { useRef, useState } from 'react';
import { maxInGallery } from '#lib/rich-text/nodes.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { DialogButton } from '#renderer/only-us/ui/base/DialogButton.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { PictureDetails } from '#renderer/only-us/ui/files/dialogs.tsx';
import { PicturesInput } from '#renderer/only-us/ui/files/PicturesInput.tsx';
import { QuietIconButton } from '../../base/QuietButton.tsx';
import { useAddPicture } from '../../files/known-pictures.tsx';
import { t } from '../texts.ts';
import type { PartDialogProps } from './asked.ts';

/** The pictures of a gallery in the text: add, sort, remove. */
export function GalleryDialog({ present, onSave, onClose }: PartDialogProps) {
  const [ids, setIds] = useState<number[]>(present?.attrs.fileIds ?? []);
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <ActionDialog
      title={t('gallery')}
      maxWidth="720px"
      action={t('apply')}
      actionRef={submit}
      isDisabled={ids.length === 0}
      onSubmit={() => onSave({ fileIds: ids })}
      onClose={onClose}
    >
      {ids.length === 0 && <Muted as="span">{t('galleryEmpty')}</Muted>}
      <PicturesInput
        ids={ids}
        onChange={setIds}
        most={maxInGallery}
        tile={140}
        next={submit}
        buttons={(id, place) => <FocalPointButton fileId={id} place={place} />}
      />
    </ActionDialog>
  );
}

function FocalPointButton({ fileId, place }: { fileId: number; place: number }) {
  const add = useAddPicture();
  const button = (
    <QuietIconButton label={t('focalNumber', { place })} title={t('focalPoint')}>
      <Focus size={16} aria-hidden />
    </QuietIconButton>
  );
  return (
    <DialogButton button={button}>
      {(close) => <PictureDetails id={fileId} onSaved={add} onClose={close} />}
    </DialogButton>
  );
}
