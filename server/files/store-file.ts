import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TRPCError } from '@trpc/server';
import type { documentPages } from '#database/tables.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { unableToWrite } from '../errors/database-errors.ts';
import { refused } from '../errors/refused.ts';
import { sync } from '../process/disk.ts';
import { askEncoder, EncoderEnded } from './encoder/encoder.ts';
import { InvalidImageError } from './encoder/invalid-image-error.ts';
import type { PreparedPicture } from './encoder/prepare.ts';
import { checkKind, type FileKind, kindOf } from './file-kind.ts';
import { documentType, storedTypes } from './picture-type.ts';
import { beginningOf, type SentFile } from './sent-file.ts';
import { checksum } from './sha256.ts';

export interface StoredContent {
  filename: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  color: string;
  /** Of a PDF; null for a picture. */
  pages: number | null;
  /** Of the bytes received, and of the bytes stored. */
  sha256: string;
  keptSha256: string;
}

export interface Stored {
  content: StoredContent;
  documentPages: Omit<typeof documentPages.$inferSelect, 'fileId'>[];
}

const tooSlow: Partial<Record<FileKind, string>> = {
  svg: 'The SVG takes too long to draw. Please simplify it, or upload it as a PNG.',
  pdf: 'The PDF takes too long to show. Please export it again, with fewer shapes or smaller pictures.',
};

/**
 * Cleans a file and moves it through `incoming` to `folder` under a generated name: JPEG, PNG, WebP, AVIF, GIF and SVG
 * (to PNG), HEIC (to JPEG) of up to 50 megapixels, and PDF as it is. `known`: the stored name on another site, which it
 * keeps. Throws BAD_REQUEST with a sentence, SERVICE_UNAVAILABLE when the encoder died; then no files are left.
 */
export async function storeFile(
  sent: Uint8Array | SentFile,
  folder: string,
  incoming: string,
  known?: string,
): Promise<Stored> {
  const name = known ? path.parse(known).name : randomBytes(16).toString('hex');
  const raw = path.join(incoming, `${name}.sent`);
  let kind: FileKind | null = null;
  try {
    if (sent instanceof Uint8Array) await writeFile(raw, sent, { flag: 'wx' });
    else await rename(sent.path, raw);
    const beginning = await beginningOf(raw);
    checkKind(beginning, 'all');
    kind = kindOf(beginning);
    const places = { raw, name, folder, incoming, isPrepared: known !== undefined };
    return kind === 'pdf' ? await storePdf(places) : await storePicture(kind ?? 'jpg', places);
  } catch (error) {
    const slow = kind && error instanceof EncoderEnded ? tooSlow[kind] : undefined;
    throw slow ? refused('BAD_REQUEST', slow) : explained(error);
  } finally {
    await rm(raw, { force: true });
  }
}

interface Places {
  raw: string;
  name: string;
  folder: string;
  incoming: string;
  isPrepared: boolean;
}

async function storePdf({ raw, name, folder }: Places): Promise<Stored> {
  const filename = `${name}.pdf`;
  const { documentPages, ...cover } = await readPdf(raw);
  const { bytes, sha256 } = await checksum(raw);
  await moveDurably(raw, path.join(folder, filename));
  const pages = documentPages.length;
  const content = { ...cover, filename, type: documentType, bytes, pages, sha256, keptSha256: sha256 };
  return { content, documentPages };
}

async function storePicture(kind: Exclude<FileKind, 'pdf'>, places: Places): Promise<Stored> {
  const { raw, name, isPrepared } = places;
  const extension = storedAs(kind);
  const { sha256 } = await checksum(raw);
  const kept = await storeEncoded(`${name}.${extension}`, places, (ready) =>
    prepare(kind, raw, ready, isPrepared),
  );
  const content = { ...kept, sha256, type: storedTypes[extension], pages: null };
  return { content, documentPages: [] };
}

/** Stores what `encode` writes to its path, under a name: as a whole, or not at all. */
export async function storeEncoded(
  filename: string,
  { folder, incoming }: Pick<Places, 'folder' | 'incoming'>,
  encode: (ready: string) => Promise<PreparedPicture>,
) {
  const ready = path.join(incoming, filename);
  try {
    const made = await encode(ready);
    const { sha256 } = await checksum(ready);
    await moveDurably(ready, path.join(folder, filename));
    return { ...made, filename, keptSha256: sha256 };
  } catch (error) {
    await rm(ready, { force: true });
    throw error;
  }
}

function storedAs(kind: Exclude<FileKind, 'pdf'>) {
  if (kind === 'heic') return 'jpg';
  return kind === 'gif' || kind === 'svg' ? 'png' : kind;
}

function prepare(kind: Exclude<FileKind, 'pdf'>, raw: string, ready: string, isPrepared: boolean) {
  if (kind === 'svg') return askEncoder('draw', raw, ready);
  if (kind === 'heic') return askEncoder('convertHeic', raw, ready);
  return askEncoder('prepare', raw, ready, kind === 'gif' ? 'png' : kind, isPrepared);
}

/** Moves a file. Under its final name it is always complete, even after a power cut. */
export async function moveDurably(temporary: string, final: string) {
  await sync(temporary);
  await rename(temporary, final);
  await sync(path.dirname(final));
}

function explained(error: unknown) {
  if (error instanceof InvalidImageError) return refused('BAD_REQUEST', translateMessage(error.message));
  // The folder is missing: its disk isn't mounted any more.
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
    return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: unableToWrite, cause: error });
  }
  if (!(error instanceof EncoderEnded)) return error;
  const message = 'The picture couldn’t be processed. Please send it again in a moment.';
  return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause: error });
}

/** Throws InvalidImageError when it is protected, damaged, too long or can’t be drawn. Yields between pages. */
async function readPdf(file: string) {
  const { sizes, color } = await askEncoder('inspectPdf', file);
  const texts: string[] = [];
  while (texts.length < sizes.length) texts.push(...(await askEncoder('readTexts', file, texts.length)));
  const documentPages = sizes.map((size, index) => ({ ...size, page: index + 1, text: texts[index] ?? '' }));
  const { width = 0, height = 0 } = sizes[0] ?? {};
  return { width, height, color, documentPages };
}
