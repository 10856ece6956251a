import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { line } from '#lib/inputs.ts';

const figure = z.strictObject({ value: line('Figure', 20), label: line('Meaning', 60) });

export const fields = z.strictObject({
  title: heading,
  figures: z
    .array(figure)
    .check(z.minLength(1, 'Add at least one figure.'), z.maxLength(6, 'Maximum 6 figures.')),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  {
    name: 'figures',
    label: 'Figures',
    kind: 'rows',
    row: 'figure',
    addLabel: 'Add figure',
    columns: [
      { name: 'value', label: 'Figure', placeholder: '1998' },
      { name: 'label', label: 'Meaning' },
    ],
  },
];

export type FiguresValues = z.infer<typeof fields>;
