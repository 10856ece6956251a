import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { emailOrNone, line, text } from '#lib/inputs.ts';

const hours = z.strictObject({ days: line('Days', 60), time: line('Time', 60) });

export const fields = z.strictObject({
  title: heading,
  name: text('Name', 120),
  /** Without it, address, phone, email and hours are the brand's. */
  street: text('Address', 400),
  phone: text('Phone', 40),
  email: emailOrNone,
  /** The address of a map; empty: none. */
  map: z.string().check(z.trim(), z.maxLength(500), z.regex(/^(https:\/\/\S+)?$/, 'Begin with https://.')),
  hours: z.array(hours).check(z.maxLength(14, 'Maximum 14 rows.')),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  { name: 'name', label: 'Name of the place' },
  {
    name: 'street',
    label: 'Address',
    hint: 'Leave it empty to show address, phone, email and hours of the Brand setting.',
    rows: 3,
  },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'email', label: 'Email', type: 'email' },
  {
    name: 'map',
    label: 'Link to a map',
    hint: 'From your map’s Share button. Visitors open the map themselves: nothing is loaded from there.',
    type: 'url',
  },
  {
    name: 'hours',
    label: 'Opening hours',
    kind: 'rows',
    row: 'opening hours',
    addLabel: 'Add opening hours',
    columns: [
      { name: 'days', label: 'Days', placeholder: 'Senin–Jumat' },
      { name: 'time', label: 'Time', placeholder: '08.00–17.00 WIB' },
    ],
  },
];

export type AddressValues = z.infer<typeof fields>;
