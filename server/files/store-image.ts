import { randomBytes } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TRPCError } from '@trpc/server';
import { unableToWrite } from '../api/database-errors.ts';
import { askEncoder } from './encoder/encoder.ts';
import { InvalidImageError } from './encoder/invalid-image-error.ts';
import { EncoderEnded } from './encoder/process.ts';
import { isHeic, isSvg, sniffPicture, storedTypes } from './picture-type.ts';
import { checksum, sha256 } from './sha256.ts';

/** The columns that describe a stored picture. */
export interface StoredImage {
  filename: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  color: string;
  /** Of the bytes received, and of the bytes stored. */
  sha256: string;
  keptSha256: string;
}

const tooSlow = 'The SVG takes too long to draw. Please simplify it, or upload it as a PNG.';
const fromPhone = ' On the iPhone: Settings → Camera → Formats → Most Compatible.';

/**
 * Prepares a picture and moves it, through `incoming`, to `folder` under a generated name. Accepts JPEG, PNG, WebP,
 * AVIF, still GIF and SVG (both converted to PNG) of up to 50 megapixels; throws BAD_REQUEST with a sentence for everything else,
 * and SERVICE_UNAVAILABLE when the encoder died. A failure leaves no files.
 */
export async function storeImage(sent: Uint8Array, folder: string, incoming: string): Promise<StoredImage> {
  const kind = sniffPicture(sent) ?? (isSvg(sent) ? 'svg' : null);
  if (!kind)
    throw refused(
      `This file type isn’t supported. Use JPEG, PNG, WebP, AVIF, GIF or SVG.${isHeic(sent) ? fromPhone : ''}`,
    );
  const extension = kind === 'gif' || kind === 'svg' ? 'png' : kind;
  const name = randomBytes(16).toString('hex');
  const filename = `${name}.${extension}`;
  const [raw, ready] = [path.join(incoming, `${name}.sent`), path.join(incoming, filename)];
  try {
    await writeFile(raw, sent, { flag: 'wx' });
    const prepared =
      kind === 'svg'
        ? await askEncoder('draw', raw, ready)
        : await askEncoder('prepare', raw, ready, extension);
    const [sentHash, kept] = [await sha256(sent), await checksum(ready)];
    await moveDurably(ready, path.join(folder, filename));
    return { ...prepared, filename, type: storedTypes[extension], sha256: sentHash, keptSha256: kept.sha256 };
  } catch (error) {
    await rm(ready, { force: true });
    throw kind === 'svg' && error instanceof EncoderEnded ? refused(tooSlow) : explained(error);
  } finally {
    await rm(raw, { force: true });
  }
}

// Under its final name a file is always complete, even after a power cut.
async function moveDurably(temporary: string, final: string) {
  await sync(temporary);
  await rename(temporary, final);
  await sync(path.dirname(final));
}

async function sync(file: string) {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

function explained(error: unknown) {
  if (error instanceof InvalidImageError) return refused(error.message);
  // The folder is missing: its disk isn't mounted any more.
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
    return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: unableToWrite, cause: error });
  }
  if (!(error instanceof EncoderEnded)) return error;
  const message = 'The picture could not be worked on. Please send it again in a moment.';
  return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause: error });
}

function refused(message: string) {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
