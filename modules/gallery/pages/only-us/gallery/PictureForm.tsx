import { Controller } from 'react-hook-form';
import { t } from '#modules/gallery/texts.ts';
import { galleryPicture } from '#modules/gallery/type.ts';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { ImageField } from '#renderer/only-us/ui/files/ImageField.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { type GalleryPicture, type GalleryType, optionsOf } from './picture.ts';

interface Props {
  picture: GalleryPicture;
  types: GalleryType[];
  onClose(): void;
}

export function PictureForm({ picture, types, onClose }: Props) {
  const recordForm = useContentForm(galleryPicture, {
    id: picture.id,
    entry: picture,
    format: { typeId: (chosen) => types.find(({ id }) => id === chosen)?.name ?? '' },
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
      <FieldInput form={form} name="title" field={galleryPicture.fields.title} />
      <FieldInput form={form} name="description" field={galleryPicture.fields.description} />
      <FieldInput
        form={form}
        name="typeId"
        field={galleryPicture.fields.typeId}
        own={{ options: optionsOf(types) }}
      />
    </FormDialog>
  );
}
