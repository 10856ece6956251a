import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { id } from '#lib/inputs.ts';
import { richTextWithout } from '#lib/rich-text/inputs.ts';

/** What has no room in a column. */
const tooWide = ['gallery', 'video'] as const;

const column = z.strictObject({ fileId: z.nullable(id), title: heading, text: richTextWithout(...tooWide) });

export const fields = z.strictObject({
  title: heading,
  columns: z
    .array(column)
    .check(z.minLength(2, 'Add a second column.'), z.maxLength(3, 'Maximum 3 columns.')),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  {
    name: 'columns',
    label: 'Two or three columns',
    kind: 'rows',
    row: 'column',
    addLabel: 'Add column',
    columns: [
      { name: 'fileId', label: 'Picture', kind: 'picture', optional: true },
      { name: 'title', label: 'Heading of the column' },
      { name: 'text', label: 'Text', kind: 'richText', without: tooWide },
    ],
  },
];

export type ColumnsValues = z.infer<typeof fields>;
