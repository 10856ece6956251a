import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the forms of blocks. */
export const t = texts('galleryBlock', {
  heading: 'Heading',
  type: 'Pictures of',
  allTypes: 'All types',
  count: 'How many',
});
