import { Text } from '@radix-ui/themes';
import { Controller } from 'react-hook-form';
import { type CatalogFields, catalogFields } from '#modules/catalog/inputs.ts';
import { t } from '#modules/catalog/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { refreshAfter } from '#renderer/only-us/ui/form/refresh-after.ts';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { ImageField } from '#renderer/only-us/ui/ImageField.tsx';

// No file has this number, so that an empty form says what is missing.
const none = 0;

/** Takes the file of a new catalog. */
export function CatalogForm({ onClose }: { onClose(): void }) {
  const recordForm = useRecordForm<CatalogFields>({
    schema: catalogFields,
    record: { version: 0, values: { fileId: none } },
    draftKey: 'catalog new',
    labels: { fileId: t('picture') },
    format: { fileId: () => t('otherPicture') },
  });
  const { control, formState } = recordForm.form;
  const utils = api.useUtils();
  const create = api.catalog.create.useMutation(refreshAfter(() => utils.catalog.invalidate()));
  const save = async (fields: CatalogFields) => {
    await create.mutateAsync(fields);
    toast(t('saved'), 'success');
  };
  return (
    <FormDialog title={t('formTitle')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <Text as="p" size="2" color="gray">
        {t('formHint')}
      </Text>
      <Controller
        name="fileId"
        control={control}
        render={({ field }) => (
          <ImageField
            label={t('choosePicture')}
            takes="all"
            value={field.value}
            picture={null}
            error={formState.errors.fileId?.message}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  );
}
