import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { cleanLine } from '#lib/clean-text.ts';
import { maxFileBytes } from '#lib/file-sizes.ts';
import { memoryLimit } from '../auth/rate-limits.ts';
import { askEncoder } from '../files/encoder/encoder.ts';
import { documentType, isPdf, sniffPicture } from '../files/picture-type.ts';
import { beginningOf, type SentFile } from '../files/sent-file.ts';
import type { ChosenFile, StoredFile } from './points.ts';

/** `name`: sent again with the form, which is known by its id. */
interface AttachedPhoto extends StoredFile {
  name: string;
  form: string;
  bytes: Buffer;
}

const megabyte = 1024 * 1024;
const anHour = 60 * 60_000;
const fieldName = /^photo\d$/;

/**
 * Photos of refused forms, because browsers don’t choose files again. In memory, 24 MB for an hour: nobody fills the
 * disk.
 */
export class AttachedPhotos {
  readonly #photos = new LRUCache<string, AttachedPhoto>({
    max: 300,
    maxSize: 24 * megabyte,
    ttl: anHour,
    ttlAutopurge: true,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  readonly #wait = memoryLimit(20, 15 * 60);

  /** Keeps photos for the form with this id; none for a network that has sent very many. */
  add(photos: StoredFile[], form: string, network: string): AttachedPhoto[] {
    if (this.#wait(network)) return [];
    return photos.map((photo) => {
      // 128 random bits: nobody can guess it.
      const name = randomBytes(16).toString('hex');
      const kept = { ...photo, name, form, bytes: photo.read() };
      this.#photos.set(name, kept);
      return kept;
    });
  }

  /** Text fields and kept photos. `isLost`: a photo is no longer there. */
  find(fields: Record<string, string>, form: string) {
    const sent = Object.entries(fields);
    const named = sent.filter(([field]) => fieldName.test(field));
    const photos = named.flatMap(([, name]) => {
      const photo = this.#photos.get(name);
      return photo?.form === form ? [photo] : [];
    });
    const values = Object.fromEntries(sent.filter(([field]) => !fieldName.test(field)));
    return { values, photos, isLost: photos.length < named.length };
  }
}

// Enough to read a drawing or a label, some 200 kB each.
const options = { width: 1600, quality: 80, format: 'webp' } as const;

/** `takesPdfs`: files rather than photos. */
export function openSentPhotos(sent: SentFile[], takesPdfs: boolean) {
  let encoded: ReturnType<typeof encodeFiles> | undefined;
  /** The one that isn’t a photo, if any. Encoded once. */
  const encode = () => {
    encoded ??= encodeFiles(sent, takesPdfs);
    return encoded;
  };
  /** Keeps them for the next attempt. `problem`: why they have to be chosen again. */
  const attach = async (attached: AttachedPhotos, form: string, network: string) => {
    if (takesPdfs) return { photos: [], problem: 'again' } as const;
    const all = await encode().catch(() => []);
    if (!Array.isArray(all)) return { photos: [], problem: 'damaged' } as const;
    const photos = attached.add(all, form, network);
    return { photos, problem: photos.length > 0 ? undefined : ('again' as const) };
  };
  return { encode, attach };
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
