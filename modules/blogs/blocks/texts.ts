import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the forms of blocks. */
export const t = texts('blogBlock', {
  heading: 'Heading',
  newest: 'The newest posts',
});
