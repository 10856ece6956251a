import { useContext } from 'react';
import { later } from '../base/later.tsx';
import { PictureForm, type PictureFormProps } from './picture-form.ts';

export const ImagePicker = later(() => import('./ImagePicker.tsx'), 'ImagePicker');

export function PictureDetails(props: PictureFormProps) {
  const Form = useContext(PictureForm);
  return <Form {...props} />;
}
