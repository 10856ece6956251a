import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean-text.ts';
import { localize } from './interface-language.ts';
import { slugOf } from './slug.ts';

export const id = z.int().check(z.positive());
/** The version that a change is based on. */
export const version = z.int().check(z.positive());

export const one = z.strictObject({ id });
/** Puts `id` before `before`, or at the end. */
export const move = z.strictObject({ id, before: z.nullable(id) });
export const versionOf = z.looseObject({ id, version });

export const typeName = z.string().check(z.maxLength(100));

/** Values by field, validated elsewhere. */
export const valuesByField = z
  .custom<Record<string, unknown>>((input) => typeof input === 'object' && input !== null)
  .check(z.refine((values) => Object.keys(values).length <= 200, 'There are too many fields.'));

/** A file of the file manager. */
export const fileId = z.int('Please choose a picture.').check(z.positive('Please choose a picture.'));

// Longer text fails every rule.
const maxCleaned = 100_000;
const cleaned = (clean: (typed: string) => string) => (typed: string) =>
  typed.length > maxCleaned ? typed : clean(typed).trim();

/** Cleans typed text to one line or several: in every text rule, in place of `z.trim()`. */
export const oneLine = z.overwrite(cleaned(cleanLine));
export const someLines = z.overwrite(cleaned(cleanText));
// Browsers skip a tab in '/\t/evil.example'; it stays, so that link rules see it.
export const oneLink = z.overwrite((typed: string) =>
  /\p{Cc}/u.test(typed) ? typed : cleaned(cleanLine)(typed),
);

/** Required text; `label` begins the messages: 'Title is required.' */
export function line(label: string, longest: number, clean = oneLine) {
  const isRequired = () => localize('{label} is required.', { label: localize(label) });
  return text(label, longest, clean).check(z.minLength(1, { error: isRequired }));
}

export function text(label: string, longest: number, clean = oneLine) {
  const isTooLong = () =>
    localize('{label} can have at most {longest} characters.', { label: localize(label), longest });
  return z.string().check(clean, z.maxLength(longest, { error: isTooLong }));
}

/** Plausible years: two-digit and unfinished ones are typing errors. */
export const years = { first: 1900, last: 2199 };

/** An instant; `message` asks for one. */
export function instant(message = 'Please enter a date and a time.') {
  const { first, last } = years;
  const isMeant = (at: Date) => at.getUTCFullYear() >= first && at.getUTCFullYear() <= last;
  return z
    .date(message)
    .check(
      z.refine(isMeant, { error: () => localize('Please enter a year from {first} to {last}.', years) }),
    );
}

export const emailOrNone = z
  .string()
  .check(
    oneLine,
    z.maxLength(120, { abort: true }),
    z.regex(/^(\S+@\S+\.\S+)?$/, 'Please enter an email address such as hello@vinci.example.'),
  );

export const slug = line('Address', 80).check(
  z.refine(
    (typed) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) || slugOf(typed) === typed,
    'Use lowercase letters, digits and single hyphens, e.g. palet-kayu.',
  ),
);

export const bySlug = z.strictObject({ slug: z.string().check(z.maxLength(200)) });
