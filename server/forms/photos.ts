import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { cleanLine } from '#lib/clean-text.ts';
import { maxFileBytes } from '#lib/file-sizes.ts';
import { memoryLimit, networkOf } from '../auth/rate-limits.ts';
import { equalSecrets, signatureOf } from '../auth/tokens.ts';
import type { Context } from '../context.ts';
import { askEncoder } from '../files/encoder/encoder.ts';
import { documentType, isPdf, sniffPicture } from '../files/picture-type.ts';
import { beginningOf, type SentFile } from '../files/sent-file.ts';
import type { ChosenFile, StoredFile } from './points.ts';
import type { ReadForm } from './read-multipart.ts';

/** `label`: the sender’s name of the file. */
interface Photo {
  label: string;
  bytes: Buffer;
}

/** `name`: signed, for the next attempt. */
export interface AttachedPhoto extends Photo {
  name: string;
}

const megabyte = 1024 * 1024;
const anHour = 60 * 60_000;
const fieldName = /^photo\d$/;

/**
 * Photos of refused forms, because browsers don’t choose files again. In memory, 24 MB for an hour: nobody fills the
 * disk.
 */
export class AttachedPhotos {
  readonly #secret: string;
  readonly #photos = new LRUCache<string, Photo>({
    max: 300,
    maxSize: 24 * megabyte,
    ttl: anHour,
    ttlAutopurge: true,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  readonly #wait = memoryLimit(20, 15 * 60);

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Keeps photos for the form with this id; none for a network that has sent very many. */
  add(photos: Photo[], form: string, network: string): AttachedPhoto[] {
    if (this.#wait(network)) return [];
    return photos.map((photo) => {
      const id = randomBytes(16).toString('hex');
      this.#photos.set(id, photo);
      return { ...photo, name: `${id}.${this.#sign(id, form)}` };
    });
  }

  /** Text fields and kept photos. `isLost`: a photo is no longer there. */
  find(fields: Record<string, string>, form: string) {
    const named = Object.entries(fields).filter(([field]) => fieldName.test(field));
    const found = named.map(([, name]) => this.#get(name, form));
    const photos = found.filter((photo) => photo !== undefined);
    const rest = Object.entries(fields).filter(([field]) => !fieldName.test(field));
    return { values: Object.fromEntries(rest), photos, isLost: photos.length < found.length };
  }

  #get(name: string, form: string): AttachedPhoto | undefined {
    const [id = '', signature = ''] = name.split('.');
    const photo = equalSecrets(signature, this.#sign(id, form)) ? this.#photos.get(id) : undefined;
    return photo && { ...photo, name };
  }

  // With the form, so that the name is of no use in another one.
  #sign(id: string, form: string) {
    return signatureOf(this.#secret, `photo ${id} ${form}`);
  }
}

// Enough to read a drawing or a label, some 200 kB each.
const options = { width: 1600, quality: 80, format: 'webp' } as const;

export class SentPhotos {
  readonly #context: Context;
  readonly #sent: ReadForm['photos'];
  readonly #takesPdfs: boolean;
  #encoded: Promise<StoredFile[] | SentFile> | undefined;

  /** `takesPdfs`: files rather than photos. */
  constructor(context: Context, sent: ReadForm['photos'], takesPdfs: boolean) {
    this.#context = context;
    this.#sent = sent;
    this.#takesPdfs = takesPdfs;
  }

  /** The one that isn’t a photo, if any. Encoded once. */
  encode(): Promise<StoredFile[] | SentFile> {
    this.#encoded ??= encodeFiles(this.#sent, this.#takesPdfs);
    return this.#encoded;
  }

  /** Keeps them for the next attempt, unless they were refused themselves. `problem`: why they have to be chosen again. */
  async attach(
    attached: AttachedPhotos,
    form: string,
    areRefused: boolean,
  ): Promise<{ photos: AttachedPhoto[]; problem?: 'damaged' | 'again' }> {
    if (areRefused || this.#sent.length === 0) return { photos: [] };
    if (this.#takesPdfs) return { photos: [], problem: 'again' };
    const encoded = await this.encode().catch(() => []);
    if (!Array.isArray(encoded)) return { photos: [], problem: 'damaged' };
    const kept = encoded.map(({ label, read }) => ({ label, bytes: read() }));
    const photos = attached.add(kept, form, networkOf(this.#context.address));
    return photos.length > 0 ? { photos } : { photos, problem: 'again' };
  }
}

/** Pictures as WebP without metadata, at most 1600 pixels wide. The one that is neither, animated or above 50 megapixels. */
async function encodeFiles(sent: SentFile[], takesPdfs: boolean): Promise<StoredFile[] | SentFile> {
  const encoded: StoredFile[] = [];
  for (const file of sent) {
    const { path, size } = file;
    // Whatever its name.
    const beginning = size <= maxFileBytes ? await beginningOf(path) : new Uint8Array();
    const about = chosenFile(file);
    if (takesPdfs && isPdf(beginning)) {
      encoded.push({ ...about, type: documentType, read: () => readFileSync(path) });
      continue;
    }
    const small = sniffPicture(beginning) && (await askEncoder('shrink', path, options));
    if (!small) return file;
    const bytes = Buffer.from(small.bytes);
    encoded.push({ ...about, type: 'image/webp', read: () => bytes });
  }
  return encoded;
}

// The label is shown beside the field that attaches it again.
export const chosenFile = ({ field = '', name }: SentFile): ChosenFile => ({
  field,
  label: cleanLine(name).trim().slice(-60),
});
