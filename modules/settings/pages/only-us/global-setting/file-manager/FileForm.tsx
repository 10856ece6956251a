import { Flex, Grid, Text, TextArea, TextField } from '@radix-ui/themes';
import * as z from 'zod/mini';
import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { refreshAfter } from '#renderer/only-us/ui/form/refresh-after.ts';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { FileFacts } from './FileFacts.tsx';
import type { DescribedFile } from './file.ts';
import { ReplaceButton } from './ReplaceButton.tsx';
import { Uses } from './Uses.tsx';

/** What a file is called and what it shows; where it is used; another picture for it. */
export function FileForm({ file, onClose }: { file: DescribedFile; onClose(): void }) {
  const { id, name, picture } = file;
  const recordForm = useRecordForm<Words>({
    schema: words,
    record: { version: file.version, values: { name, alt: picture.alt } },
    draftKey: `file ${id}`,
    labels: { name: t('name'), alt: t('alt') },
  });
  const { register, formState } = recordForm.form;
  const { errors } = formState;
  const utils = api.useUtils();
  const update = api.file.update.useMutation(refreshAfter(() => utils.file.invalidate()));
  const save = async (entered: Words, version: number) => {
    await update.mutateAsync({ id, version, ...entered });
    toast(t('saved'), 'success');
  };
  return (
    <FormDialog title={t('title')} recordForm={recordForm} maxWidth="960px" onSave={save} onClose={onClose}>
      <Grid columns="minmax(0, 5fr) minmax(0, 4fr)" gap="5">
        <FileFacts file={file} />
        <Flex direction="column" gap="4">
          <Field label={t('name')} error={errors.name?.message}>
            <TextField.Root autoComplete="off" {...register('name')} />
          </Field>
          <Field label={t('alt')} hint={t('altHint')} error={errors.alt?.message}>
            <TextArea autoFocus rows={3} {...register('alt')} />
          </Field>
          <Uses uses={file.uses} earlierUses={file.earlierUses} />
          <Flex gap="3" wrap="wrap" mt="auto">
            <ReplaceButton file={{ ...file, version: recordForm.version }} />
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

const words = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, t('nameMissing')), z.maxLength(120, t('nameLong'))),
  alt: z.string().check(z.trim(), z.maxLength(300, t('altLong'))),
});

type Words = z.infer<typeof words>;
