import { texts } from '../texts.ts';

/** The words of uploading, the same wherever pictures are sent. */
export const t = texts('upload', {
  hint: 'JPEG, PNG, WebP, AVIF or still GIF, up to 15 MB and 50 megapixels, 30 at a time.',
  dropHere: 'Drop pictures here, paste them, or',
  choose: 'choose files',
  tooMany: 'At most 30 pictures at a time; the rest was left out.',
  waiting: 'Waiting',
  sending: '{percent}%',
  working: 'Preparing …',
  done: 'Done',
  cancelled: 'Cancelled',
  cancel: 'Cancel',
  cancelOne: 'Cancel {name}',
  retry: 'Try again',
  retryOne: 'Try again: {name}',
  known: 'The same picture is there already, as “{name}”. It was not stored again.',
  useKnown: 'Use “{name}”',
  showKnown: 'Show “{name}”',
  storeAnyway: 'Store a second one',
  close: 'Close',
  leave: 'Some pictures are still on their way. Stop sending them?',
});
