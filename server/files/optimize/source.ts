import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Response } from 'express';
import { sendSentence } from '../../http/plain-answers.ts';
import { storedName } from '../picture-type.ts';
import { answerUnreachable } from '../reachable.ts';

/** Why the optimizer can't serve a picture: the status and a sentence for the response. */
export class ImageError extends Error {
  override name = 'ImageError';

  constructor(
    readonly status: 400 | 404 | 503,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Source {
  file: string;
  /** Identifies the picture: letters, digits, `.` and `-`. Different bytes have a different key. */
  key: string;
  /** From 1. */
  page?: number;
  /** The name of its variants, without an extension. */
  name: string;
  /** Whether this address always shows this picture. */
  immutable: boolean;
}

/** The folders with pictures: uploads, and those of the site (`/assets/…` and the files of `public/`). */
export interface PictureFolders {
  uploads: string;
  site: string;
}

export const uploadRoute = '/api/images/upload/';
// A page of a PDF has the address of the PDF and its number; the PDF itself is its first page.
const pageName = /^([0-9a-f]{32}\.pdf)(?:\/([1-9]\d{0,3}))?$/;

/** Throws an ImageError: 404 when there is no picture, 400 when the path can’t be that of a picture. */
export async function findSource(sitePath: string, folders: PictureFolders): Promise<Source> {
  const segments = sitePath.split('/').slice(1);
  if (/[\p{Cc}\\?#]/u.test(sitePath) || segments.some((each) => /^(\.|$)/.test(each))) throw notAPicture();
  const page = sitePath.startsWith(uploadRoute) && pageName.exec(sitePath.slice(uploadRoute.length));
  if (page) return pageOf(page, folders.uploads);
  const { name, ext } = path.parse(sitePath);
  if (/^\.(svg|gif)$/i.test(ext)) {
    throw new ImageError(400, '"url" parameter is valid but image type is not allowed');
  }
  if (!/^\.(jpe?g|png|webp|avif)$/i.test(ext)) throw notAPicture();
  if (sitePath.startsWith('/api/')) return uploaded(sitePath, folders.uploads);
  const file = path.join(folders.site, ...segments);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw missing();
  const { mtimeMs, size } = found;
  const key = `site-${createHash('sha256').update(`${sitePath}:${mtimeMs}:${size}`).digest('hex').slice(0, 32)}`;
  return { file, key, name, immutable: segments[0] === 'assets' };
}

// A stored name always has the same bytes, so it is the key, and the disk is only read to create a variant.
function uploaded(sitePath: string, folder: string): Source {
  const filename = sitePath.slice(uploadRoute.length);
  if (!sitePath.startsWith(uploadRoute) || !storedName.test(filename)) throw missing();
  return {
    file: path.join(folder, filename),
    key: filename,
    name: path.parse(filename).name,
    immutable: true,
  };
}

function pageOf([, filename = '', page = '1']: RegExpExecArray, folder: string): Source {
  return {
    file: path.join(folder, filename),
    page: Number(page),
    // Begins like that of a stored picture, so that it goes with its file.
    key: `${filename}_${page}`,
    name: `${path.parse(filename).name}-${page}`,
    immutable: true,
  };
}

/** Says why there is no picture. Throws other errors. */
export function refusePicture(
  response: Response,
  error: unknown,
  areUnreachable: (error: unknown) => boolean,
): void {
  if (error instanceof ImageError) {
    if (error.status === 503) response.set('Retry-After', '2');
    sendSentence(response, error.status, error.message);
  } else if (areUnreachable(error)) answerUnreachable(response);
  else throw error;
}

export function missing(): ImageError {
  return new ImageError(404, 'There is no such picture.');
}

export function notAPicture(): ImageError {
  return new ImageError(400, "The requested resource isn't a valid image.");
}
