import { TRPCClientError } from '@trpc/client';
import type { ShownPicture } from '#database/shown-picture.ts';
import { sizeProblem } from '#lib/file-sizes.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { api } from '../../api.ts';
import { signedIn } from '../../auth/sign-in-again.ts';
import { onUploadProgress } from '../../upload-fetch.ts';

// The server refuses larger files.
const largest = 51 * 1024 * 1024;

export type ChosenPicture = ShownPicture & { id: number };

/** A file that was sent before with the same bytes. */
export type DuplicateFile = NonNullable<Outputs['file']['find']>;

/** The stored picture, or the file that it duplicates; then nothing is stored. */
export type Arrival = { picture: ChosenPicture } | { known: DuplicateFile };

// Windows doesn’t know the type of an iPhone photo.
const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,.heic,.heif';

/** The types that a file input offers; the server decides by the content. */
export const accepted: Record<Takes, string> = {
  pictures: acceptedPictures,
  documents: 'application/pdf',
  all: `${acceptedPictures},application/pdf`,
};

interface Options {
  /** From 0 to 100, after which the server still prepares the picture. */
  onProgress?(percent: number): void;
  signal?: AbortSignal;
  anyway?: boolean;
  takes?: Takes;
  /** Its place among the files chosen together, whose order lists keep. */
  chosen?: { batch: string; place: number };
}

/** Sends a file unless it is a duplicate. Rejects with the server's sentence; asks to sign in again when the session has ended. */
export function useUpload() {
  const { client, file: files } = api.useUtils();
  const remove = (id: number) => client.file.delete.mutate({ id }).catch(() => undefined);
  const send = async (file: File, options: Options): Promise<Arrival> => {
    const { onProgress, signal, anyway, chosen, takes = 'pictures' } = options;
    await refuseTooLarge(file);
    const hash = anyway ? null : await sha256(file);
    const known = hash && (await client.file.find.query({ sha256: hash }));
    if (known) return { known };
    signal?.throwIfAborted();
    const form = new FormData();
    form.set('takes', takes);
    for (const [name, value] of Object.entries(chosen ?? {})) form.set(name, String(value));
    form.set('file', file);
    if (onProgress) onUploadProgress(form, (share) => onProgress(Math.round(100 * share)));
    const { duplicateOf, ...picture } = await client.file.upload.mutate(form, { signal });
    // Where a browser can't hash, or when the same was sent twice at once, only the server notices.
    const unwanted = signal?.aborted || (duplicateOf && !anyway);
    if (unwanted) await remove(picture.id);
    void files.invalidate();
    signal?.throwIfAborted();
    return duplicateOf && !anyway ? { known: duplicateOf } : { picture };
  };
  return (file: File, options: Options = {}) => signedIn(() => send(file, options));
}

// With the server's words, before it would have received all of it.
async function refuseTooLarge(file: File) {
  const message = sizeProblem((await file.slice(0, 5).text()) === '%PDF-', file.size);
  const data = { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 };
  if (message) throw TRPCClientError.from({ error: { code: -32013, message, data } });
}

export function pictureOf({ id, picture }: DuplicateFile): ChosenPicture {
  return { id, ...picture };
}

/** The SHA-256 of a file in hexadecimal; null where the browser makes none (http: on another host) or the file is too large. */
async function sha256(file: File): Promise<string | null> {
  if (!globalThis.crypto?.subtle || file.size > largest) return null;
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
