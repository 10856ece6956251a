import { type ComponentType, createContext, useContext } from 'react';
import { later } from '../base/later.tsx';
import type { ChosenPicture } from './use-upload.ts';

export const ImagePicker = later(() => import('./ImagePicker.tsx'), 'ImagePicker');

export function PictureDetails(props: PictureFormProps) {
  const Form = useContext(PictureForm);
  return <Form {...props} />;
}

export interface PictureFormProps {
  id: number;
  onSaved(picture: ChosenPicture): void;
  onClose(): void;
}

/** The form of a file, which lies above the pictures in forms: `Layout.tsx` gives it. */
export const PictureForm = createContext<ComponentType<PictureFormProps>>(() => null);
