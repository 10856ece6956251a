import { open } from 'node:fs/promises';
import * as z from 'zod';

/** A file as it was sent, on disk in `.incoming` until it is stored. `name` is what its sender calls it, `field` where it was chosen. */
export interface SentFile {
  path: string;
  field?: string;
  name: string;
  size: number;
}

/** A form whose files are on disk: their bytes are never in memory as a whole. `files`: those of its field `file`. */
export type SentForm = FormData & { readonly files: SentFile[] };

// Node.js loads all of `fetch` at the first look at FormData, so only when a form comes.
export const createSentForm = (): SentForm => Object.assign(new FormData(), { files: [] });

/** Form data with a file, as an input. */
export const fileForm = z.custom<FormData>((sent) => sent instanceof FormData, 'Please choose a file.');

export const isSentForm = (form: FormData): form is SentForm => 'files' in form;

/** The file of a form with one. */
export function sentFileIn(form: FormData): SentFile | undefined {
  return isSentForm(form) ? form.files[0] : undefined;
}

/** Enough to recognise its type. */
export async function beginningOf(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
