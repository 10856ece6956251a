import { TextField } from '@radix-ui/themes';
import { type TypeFields, typeFields } from '#modules/gallery/inputs.ts';
import { t } from '#modules/gallery/type-texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/ui/Field.tsx';
import { FormDialog } from '#renderer/ui/form/FormDialog.tsx';
import { refreshAfter } from '#renderer/ui/form/refresh-after.ts';
import { useEdit } from '#renderer/ui/form/use-edit.ts';
import type { GalleryType } from './TypeRow.tsx';

/** Names a new type, or renames one. */
export function TypeForm({ type, onClose }: { type: GalleryType | null; onClose(): void }) {
  const edit = useEdit<TypeFields>({
    rules: typeFields,
    saved: { version: type?.version ?? 0, values: { name: type?.name ?? '' } },
    draft: `gallery type ${type?.id ?? 'new'}`,
    names: { name: t('name') },
  });
  const { register, formState } = edit.form;
  const utils = api.useUtils();
  const refresh = refreshAfter(() => utils.galleryType.invalidate());
  const create = api.galleryType.create.useMutation(refresh);
  const update = api.galleryType.update.useMutation(refresh);
  const save = async (fields: TypeFields, version: number) => {
    if (type && version > 0) await update.mutateAsync({ ...fields, id: type.id, version });
    else await create.mutateAsync(fields);
    toast(t('saved'), 'success');
  };
  return (
    <FormDialog
      title={t(type ? 'editTitle' : 'addTitle')}
      edit={edit}
      newLabel={t('saveAsNew')}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t('name')} error={formState.errors.name?.message}>
        <TextField.Root autoFocus autoComplete="off" maxLength={60} {...register('name')} />
      </Field>
    </FormDialog>
  );
}
