import * as z from 'zod/mini';
import { heading, link, optionalPicture, text, unfinished } from '#lib/fields.ts';
import { videoOf } from '#lib/rich-text/video-address.ts';

export const fields = {
  title: heading(),
  address: link('Address of the video', 500, {
    check: z.refine((address) => videoOf(address) !== null, {
      error: 'Paste the address of a video on YouTube, Vimeo or TikTok.',
      params: unfinished,
    }),
    hint: 'From YouTube, Vimeo or TikTok. Nothing is loaded from there until a visitor starts the video.',
    input: { type: 'url' },
  }),
  caption: text('Caption', 200, { translated: true }),
  fileId: optionalPicture('Picture until it starts'),
};
