import { texts } from '../base/texts.ts';

export const t = texts('upload', {
  hint: 'JPEG, PNG, WebP, AVIF, iPhone photos (HEIC), SVG or still GIF, up to 15 MB and 50 megapixels, 100 at a time. An animated GIF isn’t accepted.',
  hintAll:
    'JPEG, PNG, WebP, AVIF, iPhone photos (HEIC), SVG or still GIF up to 15 MB, or PDF up to 50 MB, 100 at a time. An animated GIF isn’t accepted.',
  dropAnyHere: 'Drop files here, paste them, or',
  dropHere: 'Drop pictures here, paste them, or',
  choose: 'choose files',
  tooMany: 'You can upload {most} files at a time. Only the first {most} were added.',
  waiting: 'Waiting',
  sending: '{percent}%',
  working: 'Preparing …',
  done: 'Uploaded',
  refused: 'Not uploaded',
  progress: '{done} of {total} uploaded{failed, plural, =0 {} other {, # not}} …',
  notUploaded: '{count, plural, one {# file was not uploaded.} other {# files were not uploaded.}}',
  toDecide:
    '{count, plural, one {# file is waiting for your choice.} other {# files are waiting for your choice.}}',
  cancel: 'Cancel',
  cancelled: 'Cancelled',
  cancelOne: 'Cancel {name}',
  showFailed: 'Show why',
  retryAll: 'Try {count} again',
  retryOne: 'Try again: {name}',
  known: 'You already have this picture, as “{name}”. It was not uploaded again.',
  use: 'Use that one',
  useOne: 'Use that one: {name}',
  useAll: 'Use those {count}',
  show: 'Show that one',
  showOne: 'Show that one: {name}',
  storeAnyway: 'Upload a second copy',
  leave: 'Files are still uploading. Stop the upload? Finished uploads are kept.',
});
