import * as z from 'zod';

const megabyte = 1024 * 1024;

/** A redirect as somebody types it: its address, and where it leads to ('gone': nowhere). */
export const redirectFields = z.strictObject({
  from: z.string().trim().min(1, 'Address is required.').max(500, 'Address maximum 500 characters.'),
  to: z.string().trim().min(1, 'Target is required.').max(500, 'Target maximum 500 characters.'),
});

export const oneRedirect = z.strictObject({ id: z.int().positive() });

/** The same with the redirect to change, and the version that the change started from. */
export const redirectChange = redirectFields.extend({
  ...oneRedirect.shape,
  version: z.int().positive(),
});

export const redirectFilter = z.strictObject({
  search: z.string().trim().max(100).default(''),
  page: z.int().min(1).max(100_000).default(1),
});

/** Form data with one CSV file, `file`. */
export const redirectFile = z
  .instanceof(FormData, { error: 'Please choose a file.' })
  .transform(async (sent, ctx) => {
    const file = sent.get('file');
    if (file instanceof File && file.size > 0 && file.size <= 3 * megabyte) return await file.text();
    const isLarge = file instanceof File && file.size > 0;
    ctx.addIssue({
      code: 'custom',
      message: isLarge ? 'The file is larger than 3 MB.' : 'The file is empty.',
    });
    return z.NEVER;
  });
