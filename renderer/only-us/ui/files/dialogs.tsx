import { type ComponentType, createContext, useContext } from 'react';
import { later } from '../base/later.tsx';
import type { ChosenPicture } from './use-upload.ts';

export const ImagePicker = later(() => import('./ImagePicker.tsx'), 'ImagePicker');

interface Props {
  id: number;
  onSaved(picture: ChosenPicture): void;
  onClose(): void;
}

/** The form of a file, which lies above the pictures in forms: `Layout.tsx` gives it. */
export const FormOfPicture = createContext<ComponentType<Props>>(() => null);

export function PictureDetails(props: Props) {
  const Form = useContext(FormOfPicture);
  return <Form {...props} />;
}
