import { choice, heading, picture, richText } from '#lib/fields.ts';

export const fields = {
  title: heading(),
  fileId: picture('Picture'),
  /** Where the picture is on wide screens. */
  side: choice('Picture on the', { left: 'Left', right: 'Right' }),
  // What has no room beside a picture.
  text: richText('Text', { without: ['gallery', 'video'] }),
};
