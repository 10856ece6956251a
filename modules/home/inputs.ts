import * as z from 'zod/mini';

export const id = z.int().check(z.positive());
export const version = z.int().check(z.positive());

/** A file of the file manager. */
export const fileId = z.int('Please choose a picture.').check(z.positive('Please choose a picture.'));

/** Words of one line that must be there; `what` begins the sentences: 'Title is required.' */
export function line(what: string, longest: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${what} is required.`),
      z.maxLength(longest, `${what} maximum ${longest} characters.`),
    );
}

/** Words that may be missing. */
export function words(what: string, longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest, `${what} maximum ${longest} characters.`));
}

export const one = z.strictObject({ id });
/** Put `id` before `before`, or at the end. */
export const move = z.strictObject({ id, before: z.nullable(id) });
