import { texts } from '#renderer/ui/texts.ts';

/** The words that the four screens of the home area have alike. */
export const t = texts('home', {
  edit: 'Edit',
  delete: 'Delete',
  publish: 'Publish',
  unpublish: 'Unpublish',
  published: 'Published',
  draft: 'Draft',
  drag: 'Drag “{name}” to another place',
  earlier: 'Move “{name}” up',
  later: 'Move “{name}” down',
  deleteTitle: 'Delete “{name}”?',
  deleted: 'Has successfully deleted the data',
  saved: 'Success',
  noMatchTitle: 'Nothing matches',
  noMatchText: 'Try other words.',
  choosePicture: 'Upload a picture',
  otherPicture: 'another picture',
});
