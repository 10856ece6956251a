import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import { fileId } from '#lib/inputs.ts';
import { richText } from '#lib/rich-text/inputs.ts';

export const fields = z.strictObject({
  title: heading,
  text: richText,
  fileId,
  /** Where the picture is on wide screens. */
  side: z.enum(['left', 'right']),
});

export type PictureValues = z.infer<typeof fields>;
