import { networkOf } from '../auth/rate-limits.ts';
import type { Context } from '../trpc.ts';
import type { AttachedPhoto, AttachedPhotos, Photo } from './attached-photos.ts';
import { cleanFields } from './clean-fields.ts';
import { encodePhotos } from './encode-photos.ts';
import type { ReadForm } from './read-multipart.ts';

/** The photos that came with a form. */
export class SentPhotos {
  readonly #context: Context;
  readonly #sent: ReadForm['photos'];
  #encoded: Promise<Photo[] | null> | undefined;

  constructor(context: Context, sent: ReadForm['photos']) {
    this.#context = context;
    this.#sent = sent;
  }

  /** Ready to be stored; null when one of them is no photo. Made once. */
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
