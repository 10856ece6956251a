import * as z from 'zod';
import { redirectFields } from '#lib/redirect-inputs.ts';

const megabyte = 1024 * 1024;

export const oneRedirect = z.strictObject({ id: z.int().positive() });

/** What a redirect becomes, and the version that the change started from. */
export const redirectChange = z.strictObject({
  ...redirectFields.shape,
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
