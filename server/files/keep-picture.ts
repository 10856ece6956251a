import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { storedTypes } from './picture-type.ts';
import { preparePicture } from './prepare-picture.ts';
import { sha256 } from './sha256.ts';

/** What a row says of a picture that lies in the folder. */
export interface KeptPicture {
  filename: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  color: string;
  sha256: string;
}

/** Prepares a picture and writes it, by way of `incoming`, into `folder` under a name of ours. Throws like `preparePicture`. */
export async function keepPicture(sent: Uint8Array, folder: string, incoming: string): Promise<KeptPicture> {
  const { bytes, extension, width, height, color } = await preparePicture(sent);
  const filename = `${randomBytes(16).toString('hex')}.${extension}`;
  const hash = await sha256(sent);
  await writeDurably(path.join(incoming, filename), path.join(folder, filename), bytes);
  return { filename, type: storedTypes[extension], width, height, bytes: bytes.length, color, sha256: hash };
}

// Under its final name a file is always whole, even after a power cut.
async function writeDurably(temporary: string, final: string, bytes: Buffer) {
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, final);
    const folder = await open(path.dirname(final), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
