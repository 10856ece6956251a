import * as z from 'zod/mini';
import { languages } from './language.ts';
import { hasTooManyGroups, readSearchWords } from './search-words.ts';
import { timeZones } from './time-zones.ts';

const zones = Object.keys(timeZones) as (keyof typeof timeZones)[];

/** What a person enters about the whole site; its name is part of the brand. The form and the procedure share it. */
export const settingsFields = z.strictObject({
  description: z.string().check(z.trim(), z.maxLength(300, 'Description maximum 300 characters.')),
  timeZone: z.enum(zones, 'Please choose a time zone from the list.'),
  language: z.enum(languages, 'Please choose a language from the list.'),
  searchWords: z.string().check(
    z.trim(),
    z.maxLength(6000, 'Words for the search maximum 6000 characters.'),
    z.superRefine((text, context) => {
      const { wrongLine } = readSearchWords(text);
      if (wrongLine)
        context.addIssue(`Line ${wrongLine}: write a word, =, and other words, such as dus = karton.`);
      if (hasTooManyGroups(text)) context.addIssue('Maximum 100 lines.');
    }),
  ),
});

export type SettingsFields = z.infer<typeof settingsFields>;

/** The same with the version that the change started from. */
export const settingsChange = z.extend(settingsFields, { version: z.int().check(z.positive()) });
