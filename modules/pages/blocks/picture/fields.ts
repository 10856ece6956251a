import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { fileId } from '#lib/inputs.ts';
import { richTextWithout } from '#lib/rich-text/inputs.ts';

/** What has no room beside a picture. */
const tooWide = ['gallery', 'video'] as const;

export const fields = z.strictObject({
  title: heading,
  text: richTextWithout(...tooWide),
  fileId,
  /** Where the picture is on wide screens. */
  side: z.enum(['left', 'right']),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  { name: 'fileId', label: 'Picture', kind: 'picture' },
  {
    name: 'side',
    label: 'Picture on the',
    kind: 'select',
    options: [
      { value: 'left', label: 'Left' },
      { value: 'right', label: 'Right' },
    ],
  },
  { name: 'text', label: 'Text', kind: 'richText', without: tooWide },
];

export type PictureValues = z.infer<typeof fields>;
