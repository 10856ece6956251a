import { choice, heading, picture, richText } from '#lib/fields.ts';

export const fields = {
  title: heading(),
  fileId: picture('Picture'),
  /** On wide screens. */
  side: choice('Picture on the', { left: 'Left', right: 'Right' }),
  // Too wide beside a picture.
  text: richText('Text', { without: ['gallery', 'video'] }),
};
