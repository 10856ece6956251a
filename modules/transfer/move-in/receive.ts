import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import * as z from 'zod';
import { refused } from '#server/errors/refused.ts';
import { fileForm, sentFileIn } from '#server/files/sent-file.ts';
import { checkRoom } from '#server/files/upload-limits.ts';
import { sizeOf } from '#server/process/disk.ts';
import type { Services } from '#server/services.ts';
import { type Upload, uploadedFolder } from './uploads.ts';

const id = z.coerce.number().int().positive().nullable().default(null);
const kinds = z.enum(['export', 'files']);
const endings = { export: /\.(xml|gz|zip)$/i, files: /\.(zip|tar|tgz|tar\.gz)$/i };
const wrongEnding = {
  export: 'An export must be an .xml, .gz or .zip file.',
  files: 'Files must be a .zip, .tar or .tar.gz archive.',
};

const fields = z.strictObject({
  id,
  kind: kinds,
  name: z.string().transform((given) =>
    path
      .basename(given)
      .replace(/[\p{C}\\/:]/gu, '')
      .replace(/^\.+/, ''),
  ),
  /** Offset of this piece, and size of the whole file, in bytes. */
  at: z.coerce.number().int().nonnegative(),
  total: z.coerce.number().int().positive(),
  piece: z.string({ error: 'Please choose a file.' }),
});

/** Form data with a piece of a file: short requests can be sent again. */
export const pieceForm = fileForm
  .transform((sent) => ({
    ...Object.fromEntries([...sent].filter(([, value]) => typeof value === 'string')),
    piece: sentFileIn(sent)?.path,
  }))
  .pipe(fields)
  .refine(({ kind, name }) => endings[kind].test(name), {
    error: ({ input }) => wrongEnding[(input as Piece).kind],
  });

type Piece = z.infer<typeof fields>;

export const placeInput = z
  .strictObject({
    id,
    kind: kinds,
    at: z.string().trim().min(1, 'Please enter a path or an address.').max(1000),
  })
  .transform(({ at, ...rest }) => ({ ...rest, at: isAddress(at) ? at : path.normalize(at) }));

export const isAddress = (at: string) => /^https?:\/\//.test(at) && URL.canParse(at);

export async function readPlace({ kind, at }: { kind: Upload['kind']; at: string }): Promise<Upload> {
  if (isAddress(at)) {
    if (kind === 'files') return { kind, name: new URL(at).host, at, bytes: null };
    throw refused('BAD_REQUEST', 'Please download the export from WordPress first, then upload it here.');
  }
  if (!path.isAbsolute(at))
    throw refused('BAD_REQUEST', 'Please enter the full path, such as /home/me/uploads.');
  const found = await stat(at).catch(() => null);
  if (!found)
    throw refused('BAD_REQUEST', '{at} doesn’t exist on the server, or the site can’t read it.', { at });
  const fits = found.isDirectory() ? kind === 'files' : endings[kind].test(at);
  if (!fits) throw refused('BAD_REQUEST', wrongEnding[kind]);
  return { kind, name: path.basename(at), at, bytes: found.isDirectory() ? null : found.size };
}

/** Appends a piece, which may arrive twice. Returns the bytes received so far, fewer than sent if an earlier piece is missing. */
export const receivePiece = (services: Services, importId: number, piece: Piece) =>
  oneAtATime(async () => {
    const folder = uploadedFolder(services.files.folder, importId);
    const { at, total, name } = piece;
    const part = path.join(folder, `.${total}.${name}.part`);
    await checkRoom(services, total - at);
    await mkdir(folder, { recursive: true });
    const received = sizeOf(part);
    if (received === 0 && at > 0 && sizeOf(path.join(folder, name)) === total)
      return { received: total, isWhole: true };
    if (received !== at) return { received, isWhole: false };
    try {
      await pipeline(createReadStream(piece.piece), createWriteStream(part, { flags: 'a' }));
    } catch (error) {
      await truncate(part, at).catch(() => undefined);
      throw error;
    }
    const { size } = await stat(part);
    if (size > total) {
      await rm(part);
      throw refused('BAD_REQUEST', 'The file changed while uploading. Please upload it again.');
    }
    if (size === total) await rename(part, path.join(folder, name));
    return { received: size, isWhole: size === total };
  });

const oneAtATime = pLimit(1);

export function partsIn(uploads: string, importId: number) {
  const folder = uploadedFolder(uploads, importId);
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
    const [, total, name = ''] = /^\.(\d+)\.(.+)\.part$/.exec(file) ?? [];
    return total ? [{ name, total: Number(total), received: sizeOf(path.join(folder, file)) }] : [];
  });
}
