import { zodResolver } from '@hookform/resolvers/zod';
import { TextField } from '@radix-ui/themes';
import { useForm } from 'react-hook-form';
import { type TypeFields, typeFields } from '#modules/gallery/inputs.ts';
import { t } from '#modules/gallery/type-texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/ui/Field.tsx';
import { FormDialog } from '#renderer/ui/FormDialog.tsx';
import type { GalleryType } from './TypeRow.tsx';

/** Names a new type, or renames one. */
export function TypeForm({ type, onClose }: { type: GalleryType | null; onClose(): void }) {
  const form = useForm<TypeFields>({
    resolver: zodResolver(typeFields),
    defaultValues: { name: type?.name ?? '' },
  });
  const utils = api.useUtils();
  const create = api.galleryType.create.useMutation();
  const update = api.galleryType.update.useMutation();
  const save = async (fields: TypeFields) => {
    if (type) await update.mutateAsync({ ...fields, id: type.id, version: type.version });
    else await create.mutateAsync(fields);
    toast(t('saved'), 'success');
    await utils.galleryType.invalidate();
  };
  return (
    <FormDialog title={t(type ? 'editTitle' : 'addTitle')} form={form} onSave={save} onClose={onClose}>
      <Field label={t('name')} error={form.formState.errors.name?.message}>
        <TextField.Root autoFocus autoComplete="off" maxLength={60} {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}
