import { texts } from '../base/texts.ts';

export const t = texts('inputs', {
  remove: 'Remove {name}',
  addTag: 'Add “{tag}”',
  tagsHint: 'Separate them with commas.',
  tagsFull: 'No more than {most, number} tags.',
});
