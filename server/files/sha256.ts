import { createHash, webcrypto } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** The SHA-256 of bytes in hexadecimal, computed off the main thread: 15 MB would block every page for 20 ms. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Size and SHA-256 of a file, read in chunks. */
export async function checksum(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
