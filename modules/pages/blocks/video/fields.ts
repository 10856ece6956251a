import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { id, text } from '#lib/inputs.ts';
import { videoOf } from '#lib/rich-text/video-address.ts';

export const fields = z.strictObject({
  title: heading,
  address: z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine((address) => videoOf(address) !== null, {
      error: 'Paste the address of a video on YouTube, Vimeo or TikTok.',
    }),
  ),
  caption: text('Caption', 200),
  /** Shown until a visitor starts it; null: a drawn one. */
  fileId: z.nullable(id),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  {
    name: 'address',
    label: 'Address of the video',
    hint: 'From YouTube, Vimeo or TikTok. Nothing is loaded from there until a visitor starts the video.',
    type: 'url',
  },
  { name: 'caption', label: 'Caption' },
  { name: 'fileId', label: 'Picture until it starts', kind: 'picture', optional: true },
];

export type VideoValues = z.infer<typeof fields>;
