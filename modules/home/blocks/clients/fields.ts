import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';

export const fields = z.strictObject({ title: heading });

export const inputs: BlockInput[] = [
  {
    name: 'title',
    label: 'Heading',
    hint: 'All logos are shown, in the order of the Client screen.',
  },
];

export type ClientsValues = z.infer<typeof fields>;
