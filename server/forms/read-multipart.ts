import { Readable, Transform } from 'node:stream';
import type { Response as Answer, Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { openUploadSlots } from '../api/limits.ts';
import { networkOf } from '../auth/rate-limits.ts';
import { maxFileBytes } from '../files/file-sizes.ts';
import { announcedBytes, endWhenStalled } from '../http/request-bodies.ts';
import { cleanFields } from './clean-fields.ts';

/** The fields of a form, and the photos in its field `photos`. */
export interface ReadForm {
  fields: Record<string, unknown>;
  photos: { label: string; bytes: Uint8Array }[];
}

type Unread = { refusal: 'tooLong' | 'tooMany' | 'failed'; wait?: number };

const small = 64 * 1024;

/**
 * Returns a function that reads forms with photos. They are read into memory as a whole, so only a few at a time, and large ones
 * 15 times in 15 minutes from one network. A body that is too large isn't read.
 */
export function openMultipartReader() {
  const inSlot = openUploadSlots();
  const largeForms = new RateLimiterMemory({ points: 15, duration: 15 * 60 });
  return async (request: Request, response: Answer, mostPhotos: number): Promise<ReadForm | Unread> => {
    const largest = mostPhotos * maxFileBytes + small;
    const announced = announcedBytes(request) || Number.POSITIVE_INFINITY;
    if (announced > largest && announced !== Number.POSITIVE_INFINITY) return { refusal: 'tooLong' };
    const network = networkOf(request.ip ?? '');
    if (announced > small) {
      const wait = await largeForms.consume(network).then(() => 0, secondsLeft);
      if (wait > 0) return { refusal: 'tooMany', wait };
    }
    let result: ReadForm | Unread = { refusal: 'failed' };
    await inSlot(network, async () => {
      if (response.destroyed) return;
      endWhenStalled(request, response);
      result = await read(request, largest);
    });
    return result;
  };
}

function secondsLeft(refused: unknown) {
  if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
  throw refused;
}

async function read(request: Request, largest: number): Promise<ReadForm | Unread> {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done(bytes > largest ? new Error('The form is too large') : null, chunk);
    },
  });
  try {
    const body = Readable.toWeb(request.pipe(counted)) as ReadableStream<Uint8Array>;
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    return await contentOf(await new Response(body, { headers }).formData());
  } catch {
    return { refusal: bytes > largest ? 'tooLong' : 'failed' };
  }
}

async function contentOf(form: FormData): Promise<ReadForm> {
  const fields: Record<string, unknown> = {};
  const photos: ReadForm['photos'] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'photos' && value.size > 0)
      photos.push({ label: labelOf(value.name), bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { fields, photos };
}

// Shown beside the field that attaches it again.
function labelOf(filename: string) {
  return (cleanFields({ filename }).filename ?? '').slice(-60);
}
