import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { line, text } from '#lib/inputs.ts';

const item = z.strictObject({
  name: line('Name', 120),
  note: text('Note', 200),
  price: line('Price', 40),
  unit: text('Unit', 40),
});
const group = z.strictObject({
  title: heading,
  items: z
    .array(item)
    .check(z.minLength(1, 'Add at least one price.'), z.maxLength(40, 'Maximum 40 prices.')),
});

export const fields = z.strictObject({
  title: heading,
  groups: z
    .array(group)
    .check(z.minLength(1, 'Add at least one group.'), z.maxLength(12, 'Maximum 12 groups.')),
  /** Below all prices: that taxes are added, say. */
  note: text('Note', 300),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  {
    name: 'groups',
    label: 'Groups of prices',
    kind: 'rows',
    row: 'group',
    addLabel: 'Add group',
    columns: [
      { name: 'title', label: 'Heading of the group' },
      {
        name: 'items',
        label: 'Prices',
        kind: 'rows',
        row: 'price',
        addLabel: 'Add price',
        columns: [
          { name: 'name', label: 'Name' },
          { name: 'note', label: 'Note' },
          { name: 'price', label: 'Price', placeholder: 'Rp 4.850' },
          { name: 'unit', label: 'Unit', placeholder: 'per buah' },
        ],
      },
    ],
  },
  { name: 'note', label: 'Note below', rows: 2 },
];

export type PricesValues = z.infer<typeof fields>;
