import { Flex, Grid, TextArea, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/ui/Field.tsx';
import { FormDialog } from '#renderer/ui/FormDialog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { FileFacts } from './FileFacts.tsx';
import type { DescribedFile } from './file.ts';
import { ReplaceButton } from './ReplaceButton.tsx';
import { Uses } from './Uses.tsx';

/** What a file is called and what it shows; where it is used; another picture for it. */
export function FileForm({ file, onClose }: { file: DescribedFile; onClose(): void }) {
  const { id, name, picture } = file;
  const form = useForm({ defaultValues: { name, alt: picture.alt } });
  const { errors } = form.formState;
  // The version that the form started from, not the newest: what somebody else saves meanwhile must be noticed.
  const [version, setVersion] = useState(file.version);
  const utils = api.useUtils();
  const update = api.file.update.useMutation();
  const save = async (words: { name: string; alt: string }) => {
    await update.mutateAsync({ id, version, ...words });
    toast(t('saved'), 'success');
    await utils.file.invalidate();
  };
  return (
    <FormDialog title={t('title')} form={form} maxWidth="960px" onSave={save} onClose={onClose}>
      <Grid columns="minmax(0, 5fr) minmax(0, 4fr)" gap="5">
        <FileFacts file={file} />
        <Flex direction="column" gap="4">
          <Field label={t('name')} error={errors.name?.message}>
            <TextField.Root autoComplete="off" {...form.register('name', nameRules)} />
          </Field>
          <Field label={t('alt')} hint={t('altHint')} error={errors.alt?.message}>
            <TextArea autoFocus rows={3} {...form.register('alt', altRules)} />
          </Field>
          <Uses uses={file.uses} />
          <Flex gap="3" wrap="wrap" mt="auto">
            <ReplaceButton file={{ ...file, version }} onReplaced={() => setVersion(version + 1)} />
            <DeleteButton file={file} onDeleted={onClose} />
          </Flex>
        </Flex>
      </Grid>
    </FormDialog>
  );
}

const nameRules = {
  validate: (name: string) => name.trim() !== '' || t('nameMissing'),
  maxLength: { value: 120, message: t('nameLong') },
};
const altRules = { maxLength: { value: 300, message: t('altLong') } };
