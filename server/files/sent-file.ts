import { open } from 'node:fs/promises';

/** A file as it was sent, on disk in `.incoming` until it is stored. `name` is what its sender calls it. */
export interface SentFile {
  path: string;
  name: string;
  size: number;
}

/** A form whose files are on disk: their bytes are never in memory as a whole. */
export class SentForm extends FormData {
  /** The files of its field `file`. */
  readonly files: SentFile[] = [];
}

/** The file of a form with one. */
export function sentFileIn(form: FormData): SentFile | undefined {
  return form instanceof SentForm ? form.files[0] : undefined;
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
