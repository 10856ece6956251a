import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { equalSecrets } from '../auth/tokens.ts';

/** `label`: the sender’s name of the file. */
export interface Photo {
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
  readonly #attempts = new RateLimiterMemory({ points: 20, duration: 15 * 60 });

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Keeps photos for the form with this id; none for a network that has sent very many. */
  async add(photos: Photo[], form: string, network: string): Promise<AttachedPhoto[]> {
    const isAllowed = await this.#attempts.consume(network).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return [];
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
    return createHmac('sha256', this.#secret).update(`photo ${id} ${form}`).digest('base64url');
  }
}
