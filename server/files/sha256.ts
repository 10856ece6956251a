import { webcrypto } from 'node:crypto';

/** The SHA-256 of bytes in hexadecimal, made beside the main thread: 15 MB would hold up every page for 20 ms. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
