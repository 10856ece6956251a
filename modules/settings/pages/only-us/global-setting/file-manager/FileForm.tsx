import { Flex, Grid, Text, TextField } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/files.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AltField } from '#renderer/only-us/ui/files/details/AltField.tsx';
import { CropButton } from '#renderer/only-us/ui/files/details/CropButton.tsx';
import { FocalPointField } from '#renderer/only-us/ui/files/details/FocalPointField.tsx';
import { LabelsField } from '#renderer/only-us/ui/files/details/LabelsField.tsx';
import { useFileForm } from '#renderer/only-us/ui/files/details/use-file-form.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { FileFacts } from './FileFacts.tsx';
import type { DescribedFile } from './file.ts';
import { ReplaceButton } from './ReplaceButton.tsx';
import { Uses } from './Uses.tsx';

interface Props {
  file: DescribedFile;
  onClose(): void;
}

/** What a file is called and what it shows; where it is used; another picture for it. */
export function FileForm({ file, onClose }: Props) {
  const { recordForm, save } = useFileForm(file);
  const { form, version } = recordForm;
  const { errors } = form.formState;
  const isPicture = file.pages === null;
  return (
    <FormDialog title={t('title')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <Grid className="file-form" columns="minmax(0, 5fr) minmax(0, 4fr)" gap="5">
        {isPicture ? <FocalPointField form={form} picture={file.picture} /> : <FirstPage file={file} />}
        <Flex direction="column" gap="4">
          {isPicture && <AltField form={form} />}
          <Field label={t('name')} error={errors.name?.message}>
            <TextField.Root autoComplete="off" {...form.register('name')} />
          </Field>
          <LabelsField form={form} />
          <FileFacts file={file} />
          <Uses uses={file.uses} earlierUses={file.earlierUses} />
          <Flex gap="3" wrap="wrap" mt="auto">
            {isPicture && <CropButton file={{ ...file, version }} />}
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

function FirstPage({ file: { picture } }: Pick<Props, 'file'>) {
  return (
    <div className="file-first-page">
      <Picture picture={{ ...picture, alt: '' }} sizes="520px" />
    </div>
  );
}
