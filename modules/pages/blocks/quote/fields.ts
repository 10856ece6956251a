import * as z from 'zod/mini';
import type { BlockInput } from '#lib/block-inputs.ts';
import { id, line, text } from '#lib/inputs.ts';

export const fields = z.strictObject({
  quote: line('Quote', 600),
  name: text('Name', 80),
  role: text('Position', 120),
  fileId: z.nullable(id),
});

export const inputs: BlockInput[] = [
  { name: 'quote', label: 'Quote', hint: 'Without quotation marks: the page adds them.', rows: 3 },
  { name: 'name', label: 'Name' },
  { name: 'role', label: 'Position and company' },
  { name: 'fileId', label: 'Portrait', kind: 'picture', optional: true },
];

export type QuoteValues = z.infer<typeof fields>;
