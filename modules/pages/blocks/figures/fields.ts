import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import { line } from '#lib/inputs.ts';

const figure = z.strictObject({ value: line('Figure', 20), label: line('Meaning', 60) });

export const fields = z.strictObject({
  title: heading,
  figures: z
    .array(figure)
    .check(z.minLength(1, 'Add at least one figure.'), z.maxLength(6, 'Maximum 6 figures.')),
});

export type FiguresValues = z.infer<typeof fields>;
