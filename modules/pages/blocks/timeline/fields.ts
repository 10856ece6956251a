import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { line, text } from '#lib/inputs.ts';

const step = z.strictObject({ when: text('When', 40), title: line('Title', 80), text: text('Text', 400) });

export const fields = z.strictObject({
  title: heading,
  steps: z.array(step).check(z.minLength(1, 'Add at least one step.'), z.maxLength(12, 'Maximum 12 steps.')),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  {
    name: 'steps',
    label: 'Steps',
    kind: 'rows',
    row: 'step',
    addLabel: 'Add step',
    columns: [
      { name: 'when', label: 'When', placeholder: '2009' },
      { name: 'title', label: 'Title' },
      { name: 'text', label: 'Text', rows: 2 },
    ],
  },
];

export type TimelineValues = z.infer<typeof fields>;
