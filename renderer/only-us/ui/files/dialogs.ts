import { later } from '../base/later.tsx';

export const ImagePicker = later(() => import('./ImagePicker.tsx'), 'ImagePicker');

export const PictureDetails = later(() => import('./details/PictureDetails.tsx'), 'PictureDetails');
