import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';

export const fields = z.strictObject({ title: heading });

export const inputs: BlockInput[] = [
  {
    name: 'title',
    label: 'Heading',
    hint: 'The form asks for name, contact, product, quantity, city and a note.',
  },
];

export type FormValues = z.infer<typeof fields>;
