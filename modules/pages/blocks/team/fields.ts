import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { emailOrNone, id, line, text } from '#lib/inputs.ts';

const person = z.strictObject({
  fileId: z.nullable(id),
  name: line('Name', 80),
  role: text('Position', 120),
  phone: text('Phone', 40),
  email: emailOrNone,
});

export const fields = z.strictObject({
  title: heading,
  people: z
    .array(person)
    .check(z.minLength(1, 'Add at least one person.'), z.maxLength(40, 'Maximum 40 people.')),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  {
    name: 'people',
    label: 'People',
    kind: 'rows',
    row: 'person',
    addLabel: 'Add person',
    columns: [
      { name: 'fileId', label: 'Portrait', kind: 'picture', optional: true },
      { name: 'name', label: 'Name' },
      { name: 'role', label: 'Position' },
      { name: 'phone', label: 'Phone', type: 'tel' },
      { name: 'email', label: 'Email', type: 'email' },
    ],
  },
];

export type TeamValues = z.infer<typeof fields>;
