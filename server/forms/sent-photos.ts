import { maxFileBytes } from '#lib/file-sizes.ts';
import { networkOf } from '../auth/rate-limits.ts';
import type { Context } from '../context.ts';
import { askEncoder } from '../files/encoder/encoder.ts';
import { sniffPicture } from '../files/picture-type.ts';
import { beginningOf, type SentFile } from '../files/sent-file.ts';
import type { AttachedPhoto, AttachedPhotos, Photo } from './attached-photos.ts';
import { cleanFields } from './clean-fields.ts';
import type { ReadForm } from './read-multipart.ts';

// Enough to read a drawing or a label, some 200 kB each.
const options = { width: 1600, quality: 80, format: 'webp' } as const;

export class SentPhotos {
  readonly #context: Context;
  readonly #sent: ReadForm['photos'];
  #encoded: Promise<Photo[] | null> | undefined;

  constructor(context: Context, sent: ReadForm['photos']) {
    this.#context = context;
    this.#sent = sent;
  }

  /** Null if one isn’t a photo. Encoded once. */
  encode(): Promise<Photo[] | null> {
    this.#encoded ??= this.#encode();
    return this.#encoded;
  }

  async #encode() {
    const encoded = await encodePhotos(this.#sent);
    return encoded?.map((bytes, index) => ({ bytes, label: labelOf(this.#sent[index]?.name ?? '') })) ?? null;
  }

  /** Keeps them for the next attempt, unless they were refused themselves. `problem`: why they have to be chosen again. */
  async attach(
    attached: AttachedPhotos,
    form: string,
    areRefused: boolean,
  ): Promise<{ photos: AttachedPhoto[]; problem?: 'damaged' | 'again' }> {
    if (areRefused || this.#sent.length === 0) return { photos: [] };
    const encoded = await this.encode().catch(() => undefined);
    if (encoded === null) return { photos: [], problem: 'damaged' };
    const photos = encoded ? await attached.add(encoded, form, networkOf(this.#context.address)) : [];
    return photos.length > 0 ? { photos } : { photos, problem: 'again' };
  }
}

// Shown beside the field that attaches it again.
function labelOf(filename: string) {
  return (cleanFields({ filename }).filename ?? '').slice(-60);
}

/** WebP without metadata, at most 1600 pixels wide. Null when one is no picture, animated or above 50 megapixels. */
async function encodePhotos(photos: SentFile[]): Promise<Buffer[] | null> {
  const encoded: Buffer[] = [];
  for (const { path, size } of photos) {
    const kind = size <= maxFileBytes ? sniffPicture(await beginningOf(path)) : null;
    const small = kind && (await askEncoder('shrink', path, options));
    if (!small) return null;
    encoded.push(Buffer.from(small.bytes));
  }
  return encoded;
}
