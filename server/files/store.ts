import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { Log } from '../log.ts';
import { type Optimizer, openOptimizer } from './optimize/optimizer.ts';
import { storedTypes } from './picture-type.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';
import { sha256 } from './sha256.ts';
import { sweepLeftovers } from './sweep.ts';

/** A row of the table `files`. */
export type StoredFile = typeof files.$inferSelect;

/** The uploaded files: bytes in a folder, a row for each in the database. */
export interface FileStore {
  /** The folder, as an absolute path. */
  folder: string;
  /** Makes and keeps their variants. */
  optimizer: Optimizer;
  /** Checks, cleans and keeps a picture. Throws BAD_REQUEST with a sentence and leaves nothing when it can't be taken. */
  add(
    bytes: Uint8Array,
    about: { name: string; alt?: string; uploadedBy: string | null },
  ): Promise<StoredFile>;
  /** Removes a file, the row first: a file without a row is only a leftover, a row without a file is a broken picture. */
  remove(id: number): Promise<void>;
}

interface Needs {
  db: Database;
  /** Where the files are kept: an absolute path. */
  folder: string;
  /** Where the pictures lie that come with the site. */
  site: string;
  log: Log;
}

/** Opens the store in `folder`, removing what a crash left behind. */
export async function openFileStore({ db, folder, site, log }: Needs): Promise<FileStore> {
  const incoming = path.join(folder, '.incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  await sweepLeftovers(db, folder);
  const optimizer = await openOptimizer({
    folders: { uploads: folder, site },
    onWriteError: (err) => log.warn({ err }, 'A smaller picture can’t be kept; it is made at every request'),
  });

  return {
    folder,
    optimizer,
    async add(bytes, about) {
      const picture = await preparePicture(bytes);
      const filename = `${randomBytes(16).toString('hex')}.${picture.extension}`;
      const values = row(filename, picture, { ...about, sha256: await sha256(bytes) });
      await writeDurably(path.join(incoming, filename), path.join(folder, filename), picture.bytes);
      try {
        return db.insert(files).values(values).returning().get();
      } catch (error) {
        await rm(path.join(folder, filename), { force: true });
        throw error;
      }
    },
    async remove(id) {
      const gone = db.delete(files).where(eq(files.id, id)).returning().get();
      if (!gone) throw new TRPCError({ code: 'NOT_FOUND', message: 'The file is not there any more.' });
      await rm(path.join(folder, gone.filename), { force: true });
      await optimizer.forget(gone.filename);
    },
  };
}

function row(
  filename: string,
  picture: PreparedPicture,
  about: { name: string; alt?: string; uploadedBy: string | null; sha256: string },
) {
  const { width, height, color } = picture;
  const type = storedTypes[picture.extension];
  return {
    ...about,
    alt: about.alt ?? '',
    filename,
    type,
    width,
    height,
    color,
    bytes: picture.bytes.length,
  };
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
