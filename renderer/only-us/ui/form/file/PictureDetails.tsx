import { Flex, Text } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../api.ts';
import { toastFailure } from '../../../toast.ts';
import { Muted } from '../../base/Muted.tsx';
import { DialogFooter, OpenDialog } from '../../base/OpenDialog.tsx';
import type { PictureFormProps } from '../../files/dialogs.tsx';
import type { DescribedFile } from '../../files/file.ts';
import { FormDialog } from '../FormDialog.tsx';
import { AltField, CropButton, CropPreviews, FocalPointField } from './PictureFields.tsx';
import { t } from './texts.ts';
import { type FileDetails, useFileForm } from './use-file-form.ts';

/** Alternative text and focal point of a picture in a form. */
export function PictureDetails({ id, onSaved, onClose }: PictureFormProps) {
  // Never from the cache, which may hold an older version.
  const { data: file, error } = api.file.get.useQuery({ id }, { gcTime: 0, retry: false });
  useEffect(() => {
    if (!error) return;
    toastFailure(error);
    onClose();
  }, [error, onClose]);
  if (!file) return null;
  if (!file.mayChange) return <Locked file={file} onClose={onClose} />;
  return <DetailsForm file={file} onSaved={onSaved} onClose={onClose} />;
}

function DetailsForm({ file, onSaved, onClose }: Omit<PictureFormProps, 'id'> & { file: DescribedFile }) {
  const { recordForm, save } = useFileForm(file);
  const { id, picture } = file;
  const [first] = useState(picture.filename);
  const show = useEffectEvent(() => onSaved({ id, ...picture }));
  useEffect(() => {
    // It was cropped.
    if (picture.filename !== first) show();
  }, [picture.filename, first]);
  const saveAndShow = async (details: FileDetails, version: number) => {
    await save(details, version);
    onSaved({ id, ...picture, alt: details.alt, ...details.focus });
  };
  return (
    <FormDialog title={t('title')} recordForm={recordForm} onSave={saveAndShow} onClose={onClose}>
      <Muted as="span" mt="-3">
        {t('everywhere')}
      </Muted>
      <AltField form={recordForm.form} />
      <FocalPointField form={recordForm.form} picture={picture} />
      <Flex>
        <CropButton file={{ ...file, version: recordForm.edited.base.version }} />
      </Flex>
    </FormDialog>
  );
}

function Locked({ file: { uploadedBy, picture }, onClose }: { file: DescribedFile; onClose(): void }) {
  const reason = uploadedBy ? t('lockedBy', { name: uploadedBy }) : t('locked');
  return (
    <OpenDialog title={t('title')} description={reason} maxWidth="560px" onClose={onClose}>
      <Flex direction="column" gap="4" mt="4">
        {picture.alt && <Text size="2">{picture.alt}</Text>}
        <CropPreviews picture={picture} />
      </Flex>
      <DialogFooter onClose={onClose} />
    </OpenDialog>
  );
}
