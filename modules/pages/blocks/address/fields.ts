import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import { line, text } from '#lib/inputs.ts';

const hours = z.strictObject({ days: line('Days', 60), time: line('Time', 60) });

export const fields = z.strictObject({
  title: heading,
  name: text('Name', 120),
  /** Without it, address, phone, e-mail and hours are the brand's. */
  street: text('Address', 400),
  phone: text('Phone', 40),
  email: z
    .string()
    .check(z.trim(), z.maxLength(120), z.regex(/^(\S+@\S+\.\S+)?$/, 'This is no e-mail address.')),
  /** The address of a map; empty: none. */
  map: z.string().check(z.trim(), z.maxLength(500), z.regex(/^(https:\/\/\S+)?$/, 'Begin with https://.')),
  hours: z.array(hours).check(z.maxLength(14, 'Maximum 14 rows.')),
});

export type AddressValues = z.infer<typeof fields>;
