import { texts } from '../texts.ts';

/** The texts of editing many records in a grid. */
export const t = texts('grid', {
  cell: '{column} of “{name}”',
  cancel: 'Cancel',
  save: 'Save {count, plural, =0 {} other {#}}',
  saved: '{count, plural, one {# was} other {# were}} saved.',
  refused:
    '{count, plural, one {# row was not saved. What you typed is still here.} other {# rows were not saved. What you typed is still here.}}',
  meanwhile: 'Saved by somebody else: “{value}”. Save again to replace it.',
  leave: 'Your changes aren’t saved. Leave anyway?',
});
