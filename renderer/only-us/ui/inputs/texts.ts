import { texts } from '../base/texts.ts';

export const t = texts('inputs', {
  remove: 'Remove {name}',
  picture: 'picture {place, number}',
  addPictures: 'Add pictures',
  addTag: 'Add “{tag}”',
  tagsHint: 'Separate them with commas.',
  tagsFull: 'No more than {most, number} tags.',
  removePicture: 'Remove picture {place, number}',
});
