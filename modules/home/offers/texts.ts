import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the forms of packaging products and services. */
export const t = texts('offer', {
  ofRow: '{column} of row {row}',
});
