import { type UseFormReturn, useController } from 'react-hook-form';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { FocalPointInput } from './FocalPointInput.tsx';
import type { FileDetails } from './use-file-form.ts';

interface Props {
  form: UseFormReturn<FileDetails>;
  picture: ShownPicture;
}

/** The focal point of a picture, in a form about it. */
export function FocalPointField({ form, picture }: Props) {
  const { field } = useController({ control: form.control, name: 'focus' });
  return <FocalPointInput picture={picture} value={field.value} onChange={field.onChange} />;
}
