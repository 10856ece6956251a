import { texts } from '../texts.ts';

/** The texts of the inputs that several blocks have. */
export const t = texts('block', {
  choose: 'Add one',
  search: 'Search',
  noneChosen: 'Nothing is chosen yet: visitors don’t see this block.',
  remove: 'Remove “{name}”',
  gone: 'no longer there',
});
