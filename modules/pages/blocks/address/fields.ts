import * as z from 'zod/mini';
import { email, heading, line, link, rows, text } from '#lib/fields.ts';

const hours = {
  days: line('Days', 60, { translated: true, input: { placeholder: 'Senin–Jumat' } }),
  time: line('Time', 60, { translated: true, input: { placeholder: '08.00–17.00 WIB' } }),
};

/** Without a street, everything is the brand’s. */
export const fields = {
  title: heading(),
  name: text('Name of the place', 120, { translated: true, isName: true }),
  street: text('Address', 400, {
    translated: true,
    isName: true,
    hint: 'Leave it empty to show the address, phone, email and hours from Brand.',
    input: { rows: 3 },
  }),
  phone: text('Phone', 40, { input: { type: 'tel' } }),
  email: email('Email'),
  map: link('Link to a map', 500, {
    check: z.regex(/^(https:\/\/\S+)?$/, 'Begin with https://.'),
    hint: 'From your map’s Share button. Visitors open the map themselves: nothing is loaded from there.',
    input: { type: 'url' },
  }),
  hours: rows('Opening hours', hours, { noun: 'opening hours', nouns: 'rows', most: 14 }),
};
