import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('gallery', {
  allTypes: 'All types',
  type: 'Type',
  changeType: 'Change type',
  upload: 'Upload pictures',
  failedTitle: 'The pictures couldn’t be loaded',
  noMatchText: 'Try other words, or another type or state.',
  noTypesTitle: 'Create a type first',
  noTypesClient: 'Every picture belongs to a type. Please ask an administrator to create one.',
  noTypesText: 'Every picture belongs to a type, such as Packaging or Warehouse. Create the first one.',
  toTypes: 'Create a type',
  title: 'Title',
  altLocked: 'Somebody else sent this file. Only they and administrators may change it.',
  editMany: 'Edit {count, plural, one {# picture} other {# pictures}}',
  editManyNote:
    'Visitors see changes to published pictures right away. An alternative text says what a picture shows, for people who can’t see it.',
  publishThese: 'Publish {count, plural, one {this one} other {these #}}',
  keepDrafts: 'Keep as {count, plural, one {draft} other {drafts}}',
  altPlaceholder: 'What it shows, for people who can’t see it',
  leaveTitles: 'Your titles aren’t saved. Leave anyway?',
  typeForAll: 'Type of these pictures',
  uploadedAs:
    '{count, plural, one {# picture was uploaded as a draft.} other {# pictures were uploaded as drafts.}}',
});
