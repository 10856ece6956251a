import { TRPCError } from '@trpc/server';
import * as z from 'zod';
import { clientProcedure, router } from '../trpc.ts';

const megabyte = 1024 * 1024;
/** The largest file that may be sent, in bytes. */
export const maxFileBytes = 15 * megabyte;

const upload = z.instanceof(FormData, { error: 'Expected form data with a file.' }).transform((form, ctx) => {
  const sent = form.getAll('file');
  const [file] = sent;
  if (sent.length === 1 && file instanceof File)
    return { file, alt: String(form.get('alt') ?? '').slice(0, 300) };
  ctx.addIssue({ code: 'custom', message: 'Please send exactly one file.' });
  return z.NEVER;
});

/** `file`: the uploaded files. */
export const fileRouter = router({
  /** Stores one picture: form data with `file` and, if known, `alt`. Gives it as it can be shown. */
  upload: clientProcedure.input(upload).mutation(async ({ ctx, input: { file, alt } }) => {
    if (file.size > maxFileBytes) {
      throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: 'The file is larger than 15 MB.' });
    }
    const name = cleanName(file.name);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const stored = await ctx.house.files.add(bytes, { name, alt, uploadedBy: ctx.user.id });
    const { id, filename, width, height, color } = stored;
    return { id, filename, width, height, color, alt: stored.alt };
  }),
});

// For people to recognise the file by; no path is ever made of it.
function cleanName(name: string) {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(-120) || 'picture';
}
