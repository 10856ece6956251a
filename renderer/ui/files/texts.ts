import { texts } from '../texts.ts';

/** The words of lists of files, in the file manager and where a picture is chosen. */
export const t = texts('files', {
  search: 'Search files',
  sort: 'Sort',
  newest: 'Newest first',
  name: 'By name',
  size: 'Largest first',
  count: '{count, plural, one {# file} other {# files}}',
  loading: 'Loading …',
  pages: 'Pages',
  page: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
  notUsed: 'Not used',
  noAlt: 'No alternative text',
  noMatchTitle: 'Nothing matches',
  noMatchText: 'Try other words.',
  failedTitle: 'The files could not be loaded',
  failedText: 'The server did not answer.',
  tryAgain: 'Try again',
  chooseTitle: 'Choose a picture',
  chooseFromFiles: 'Choose from files',
  uploadOne: 'Upload a picture',
  emptyTitle: 'No files yet',
  emptyText: 'Upload the first picture.',
  cancel: 'Cancel',
  knownTitle: 'This picture is there already',
  knownText:
    'It was sent before, as “{name}”. A second file would have to be described and replaced separately.',
  useKnown: 'Use the one that is there',
  storeCopy: 'Store a second one',
});
