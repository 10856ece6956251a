import { texts } from './texts.ts';

export const common = texts('common', {
  delete: 'Delete',
  publish: 'Publish',
  unpublish: 'Unpublish',
  published: 'Published',
  draft: 'Draft',
  state: 'State',
  publishing: 'Publishing',
  drag: 'Drag “{name}” to another place',
  earlier: 'Move “{name}” up',
  later: 'Move “{name}” down',
  deleteTitle: 'Delete “{name}”?',
  saved: 'Success',
  noMatchTitle: 'Nothing matches',
  noMatchText: 'Try other words.',
  otherPicture: 'another picture',
  noPicture: 'no picture',
  otherFile: 'another file',
  notYet: 'not yet',
  yes: 'yes',
  no: 'no',
});
