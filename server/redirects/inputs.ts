import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { redirectFields } from '#lib/redirect-inputs.ts';
import { SentForm } from '../files/sent-file.ts';

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

/** Form data with one CSV file, `file`: its text. */
export const redirectFile = z
  .instanceof(FormData, { error: 'Please choose a file.' })
  .transform(async (sent, ctx) => {
    const { size, text } = fileIn(sent);
    if (size > 0 && size <= 3 * megabyte) return await text();
    ctx.addIssue({
      code: 'custom',
      message: size > 0 ? 'The file is larger than 3 MB.' : 'The file is empty.',
    });
    return z.NEVER;
  });

// What came with a request is on disk.
function fileIn(sent: FormData): { size: number; text(): Promise<string> } {
  const file = sent.get('file');
  if (file instanceof File) return { size: file.size, text: () => file.text() };
  const [onDisk] = sent instanceof SentForm ? sent.files : [];
  return {
    size: onDisk?.size ?? 0,
    text: () => (onDisk ? readFile(onDisk.path, 'utf8') : Promise.resolve('')),
  };
}
