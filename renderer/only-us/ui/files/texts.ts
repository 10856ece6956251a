import { texts } from '../texts.ts';

/** The texts of file lists, in the File Manager and in the file picker. */
export const t = texts('files', {
  search: 'Search files',
  sort: 'Sort',
  newest: 'Newest first',
  name: 'By name',
  size: 'Largest first',
  count: '{count, plural, one {# file} other {# files}}',
  pages: 'Pages',
  page: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
  notUsed: 'Not used',
  onlyInHistory: 'Only in the history',
  noAlt: 'No alternative text',
  noMatchTitle: 'Nothing matches',
  noMatchText: 'Try other words.',
  failedTitle: 'The files couldn’t be loaded',
  chooseTitle: 'Choose a picture',
  chooseFromFiles: 'Choose from files',
  removePicture: 'Remove the picture',
  uploadOne: 'Upload a picture',
  emptyTitle: 'No files yet',
  emptyText: 'Upload the first picture.',
  cancel: 'Cancel',
  knownTitle: 'You already have this picture',
  knownText:
    'It was uploaded before, as “{name}”. You would have to describe and replace a second copy separately.',
  useKnown: 'Use the existing one',
  storeCopy: 'Upload a second copy',
});
