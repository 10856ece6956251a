import { texts } from '../texts.ts';

/** The texts of inputs that hold several things. */
export const t = texts('inputs', {
  remove: 'Remove {name}',
  picture: 'picture {place, number}',
  addPicture: 'Add picture',
  removePicture: 'Remove picture {place, number}',
});
