import { texts } from '../base/texts.ts';

export const t = texts('editMany', {
  field: '{label} of “{name}”',
  save: 'Save {count, plural, =0 {} other {#}}',
  saved: '{count, plural, one {# was} other {# were}} saved.',
  refused:
    '{count, plural, one {# row was not saved. What you typed is still here.} other {# rows were not saved. What you typed is still here.}}',
  savedNow: '{label} as it is saved now: “{value}”.',
  leave: 'Your changes aren’t saved. Leave anyway?',
});
