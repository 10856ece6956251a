import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import { fileId } from '#lib/inputs.ts';
import { richTextWithout } from '#lib/rich-text/inputs.ts';

/** What has no room beside a picture. */
export const tooWide = ['gallery', 'video'] as const;

export const fields = z.strictObject({
  title: heading,
  text: richTextWithout(...tooWide),
  fileId,
  /** Where the picture is on wide screens. */
  side: z.enum(['left', 'right']),
});

export type PictureValues = z.infer<typeof fields>;
