import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the forms of blocks. */
export const t = texts('homeBlock', {
  heading: 'Heading',
  of: 'Cards from',
  packaging: 'Packaging',
  service: 'Services',
  first: 'The first ones in their order',
});
