import { Flex, Grid, Text, TextField } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/files.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AltField } from '#renderer/only-us/ui/files/details/AltField.tsx';
import { FocalPointField } from '#renderer/only-us/ui/files/details/FocalPointField.tsx';
import { useFileForm } from '#renderer/only-us/ui/files/details/use-file-form.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { FileFacts } from './FileFacts.tsx';
import type { DescribedFile } from './file.ts';
import { ReplaceButton } from './ReplaceButton.tsx';
import { Uses } from './Uses.tsx';

/** What a file is called and what it shows; where it is used; another picture for it. */
export function FileForm({ file, onClose }: { file: DescribedFile; onClose(): void }) {
  const { recordForm, save } = useFileForm(file);
  const { form, version } = recordForm;
  const { errors } = form.formState;
  return (
    <FormDialog title={t('title')} recordForm={recordForm} maxWidth="1000px" onSave={save} onClose={onClose}>
      <Grid columns="minmax(0, 5fr) minmax(0, 4fr)" gap="5">
        <FocalPointField form={form} picture={file.picture} />
        <Flex direction="column" gap="4">
          <Field label={t('name')} error={errors.name?.message}>
            <TextField.Root autoComplete="off" {...form.register('name')} />
          </Field>
          <AltField form={form} />
          <FileFacts file={file} />
          <Uses uses={file.uses} earlierUses={file.earlierUses} />
          <Flex gap="3" wrap="wrap" mt="auto">
            <ReplaceButton file={{ ...file, version }} />
            {file.uses.length === 0 && <DeleteButton file={file} onDeleted={onClose} />}
          </Flex>
          {file.uses.length > 0 && (
            <Text size="2" color="gray">
              {t('usedSoStays', { count: file.uses.length })}
            </Text>
          )}
        </Flex>
      </Grid>
    </FormDialog>
  );
}
