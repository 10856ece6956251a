import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { Env } from '#server/env.ts';
import { sync } from '#server/process/disk.ts';

/** A folder in a bucket of any S3-compatible service. All throw an Error with a sentence when it can't be reached. */
export type Bucket = ReturnType<typeof openBucket>;

// Larger files are sent in parts of this size, each of which is retried when it fails.
const partSize = 8 * 1024 * 1024;

export function openBucket(env: Env) {
  const url = new URL(env.BACKUP_S3_URL ?? '');
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const prefix = folders.map((name) => `${name}/`).join('');
  const s3 = new S3mini({
    endpoint: `${url.origin}/${bucket}`,
    region: env.BACKUP_S3_REGION,
    accessKeyId: env.BACKUP_S3_KEY_ID ?? '',
    secretAccessKey: env.BACKUP_S3_SECRET ?? '',
    minPartSize: partSize,
  });
  const type = 'application/octet-stream';
  const explain = (error: Error) => {
    throw new Error(`${url.origin}/${bucket} can’t be used: ${explanation(error)}`);
  };
  return {
    async list() {
      const objects = await s3.listObjects('/', prefix).catch(explain);
      if (!objects) throw new Error(`There is no bucket ${bucket} at ${url.origin}.`);
      return new Map(objects.map(({ Key, Size }) => [Key.slice(prefix.length), Number(Size)]));
    },
    async put(name: string, file: string) {
      const { size } = await stat(file);
      const body = size > partSize ? Readable.toWeb(createReadStream(file)) : await readFile(file);
      await s3.putAnyObject(prefix + name, body as ReadableStream | Buffer, type).catch(explain);
    },
    async putText(name: string, text: string) {
      await s3.putObject(prefix + name, text, type).catch(explain);
    },
    async get(name: string) {
      const response = await s3.getObjectResponse(prefix + name).catch(explain);
      return response?.body ? Readable.fromWeb(response.body as NodeReadableStream) : null;
    },
    async remove(name: string) {
      await s3.deleteObject(prefix + name).catch(explain);
    },
  };
}

function explanation(error: Error & { code?: string; status?: number; cause?: unknown }) {
  if (error.status === 403) {
    return `it refuses the key (${error.code}). Check BACKUP_S3_KEY_ID, BACKUP_S3_SECRET, BACKUP_S3_REGION and what the key may do.`;
  }
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}.`;
}

export async function download(bucket: Bucket, name: string, file: string): Promise<void> {
  await pipeline(await bodyOf(bucket, name), createWriteStream(file, { mode: 0o600 }));
  await sync(file);
}

/** Downloads an object and compares its checksum. A damaged one is removed, so that it is sent again. */
export async function requireIntact(bucket: Bucket, name: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(await bodyOf(bucket, name), hash);
  if (hash.digest('hex') === sha256) return;
  await bucket.remove(name);
  throw damaged(name);
}

export function damaged(name: string): Error {
  return new Error(`${name} came back damaged from off-site. It is sent again with the next try.`);
}

async function bodyOf(bucket: Bucket, name: string) {
  const body = await bucket.get(name);
  if (!body) throw new Error(`${name} is not there, though it was sent.`);
  return body;
}
