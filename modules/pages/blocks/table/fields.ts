import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { richTextWithout } from '#lib/rich-text/inputs.ts';

/** What makes a table hard to read. */
const noTable = ['gallery', 'video', 'file', 'button', 'callout'] as const;

export const fields = z.strictObject({ title: heading, text: richTextWithout(...noTable) });

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  { name: 'text', label: 'Table', kind: 'richText', without: noTable },
];

export type TableValues = z.infer<typeof fields>;
