import { type ComponentType, createContext } from 'react';
import type { ChosenPicture } from './use-upload.ts';

export interface PictureFormProps {
  id: number;
  onSaved(picture: ChosenPicture): void;
  onClose(): void;
}

/** The form of a file, which lies above the pictures in forms: `Layout.tsx` gives it. */
export const PictureForm = createContext<ComponentType<PictureFormProps>>(() => null);
