import * as z from 'zod/mini';

/** The time zones that the site can be set to, each with the places that people know it by. */
export const timeZones = {
  'Asia/Jakarta': 'WIB – Jakarta, Bandung, Surabaya, Medan',
  'Asia/Makassar': 'WITA – Makassar, Denpasar, Balikpapan',
  'Asia/Jayapura': 'WIT – Jayapura, Ambon',
  UTC: 'UTC',
} as const;

const zones = Object.keys(timeZones) as (keyof typeof timeZones)[];

/** What a person enters about the whole site. The form and the procedure share it. */
export const settingsFields = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name is required.'), z.maxLength(80, 'Name maximum 80 characters.')),
  description: z.string().check(z.trim(), z.maxLength(300, 'Description maximum 300 characters.')),
  timeZone: z.enum(zones, 'Please choose a time zone of the list.'),
});

/** The same with the version that the change started from. */
export const settingsChange = z.extend(settingsFields, { version: z.int().check(z.positive()) });
