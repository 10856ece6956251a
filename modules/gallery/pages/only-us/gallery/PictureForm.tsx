import { Controller } from 'react-hook-form';
import { type PictureFields, pictureFields } from '#modules/gallery/inputs.ts';
import { t } from '#modules/gallery/texts.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useEntryForm } from '#renderer/only-us/ui/form/use-entry-form.ts';
import { ImageField } from '#renderer/only-us/ui/ImageField.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import type { GalleryPicture, GalleryType } from './picture.ts';
import { TypeSelect } from './TypeSelect.tsx';

interface Props {
  picture: GalleryPicture;
  types: GalleryType[];
  onClose(): void;
}

/** What a picture is called, says and belongs to. */
export function PictureForm({ picture, types, onClose }: Props) {
  const { id, version, title, description, fileId, typeId, status } = picture;
  const values = { title, description, fileId: fileId ?? 0, typeId: typeId ?? 0, status };
  const recordForm = useEntryForm<PictureFields>({
    type: 'gallery',
    id,
    schema: pictureFields,
    record: { version, values },
    labels: {
      title: t('title'),
      description: t('description'),
      fileId: t('picture'),
      typeId: t('type'),
      status: t('state'),
    },
    format: {
      fileId: () => t('otherPicture'),
      typeId: (chosen) => types.find((type) => type.id === chosen)?.name ?? '',
      status: (chosen) => t(chosen),
    },
  });
  const { form } = recordForm;
  const { control, formState } = form;
  const { errors } = formState;
  const save = useSaveEntry('gallery');
  return (
    <FormDialog title={t('editTitle')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <Controller
        name="fileId"
        control={control}
        render={({ field }) => (
          <ImageField
            label={t('replacePicture')}
            value={field.value}
            picture={picture.picture}
            error={errors.fileId?.message}
            onChange={field.onChange}
          />
        )}
      />
      <TextInput form={form} name="title" label={t('title')} />
      <TextInput form={form} name="description" label={t('description')} rows={3} />
      <Controller
        name="typeId"
        control={control}
        render={({ field }) => (
          <Field label={t('type')} error={errors.typeId?.message}>
            <TypeSelect types={types} value={field.value} onChange={field.onChange} />
          </Field>
        )}
      />
    </FormDialog>
  );
}
