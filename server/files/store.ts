import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { replacePictureInSearch } from '#database/search.ts';
import type { ShownPicture } from '#database/shown-picture.ts';
import { documentPages, files, formerFilenames } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Crop } from '#lib/crop.ts';
import { centre } from '#lib/focal-point.ts';
import { updateVersioned } from '../content/versions.ts';
import { gone } from '../errors/refused.ts';
import type { Log } from '../process/log.ts';
import { cropFile, forgetWhole } from './crop.ts';
import { type Optimizer, openOptimizer } from './optimize/optimizer.ts';
import { findSource, ImageError, uploadRoute } from './optimize/source.ts';
import { sweepOrphans } from './orphans.ts';
import { watchUploads } from './reachable.ts';
import type { SentFile } from './sent-file.ts';
import { type Stored, type StoredContent, storeFile } from './store-file.ts';
import { recordFile } from './stored-files.ts';

export type StoredFile = typeof files.$inferSelect;

/** The uploaded files: bytes in a folder, a row for each in the database. */
export interface FileStore {
  /** An absolute path. */
  folder: string;
  /** How many files had no row at the start, when there were too many to move them; else 0. */
  unknownFiles: number;
  /** Whether the disk is to blame for a file that can't be read (with this error, if any). Then the log says what to do. */
  areUnreachable(error?: unknown): boolean;
  optimizer: Optimizer;
  /** The stored name of the picture that replaced this one; null when none did. */
  successorOf(filename: string): string | null;
  /** Null for an unknown file. */
  nameOf(filename: string): string | null;
  /** The path of a picture as a small PNG, whatever its type; null when there is no such picture. */
  pngOf(filename: string): Promise<string | null>;
  /** Throws BAD_REQUEST with a sentence, CLIENT_CLOSED_REQUEST when its sender `hungUp`; then no files are left. */
  add(
    sent: Uint8Array | SentFile,
    about: { name: string; alt?: string; uploadedBy: string | null; createdAt?: Date },
    hungUp?: () => boolean,
  ): Promise<StoredFile>;
  /**
   * Replaces the file of a row under a new stored name, because browsers cache the old one, which redirects. The focal
   * point returns to the centre. Throws like `add`, CONFLICT for an outdated `version`, NOT_FOUND.
   */
  replace(
    row: { id: number; version: number; now: Date; alt?: string },
    sent: Uint8Array | SentFile,
    hungUp?: () => boolean,
  ): Promise<ShownPicture>;
  /** Shows a part of a picture wherever it is used, all of it for null (crop.ts). */
  crop(row: { id: number; version: number; now: Date }, crop: Crop | null): Promise<void>;
  /** The row first: a file without a row is only a leftover. `check` may throw, in the same transaction. */
  remove(id: number, check?: (tx: Queries) => void): Promise<void>;
}

const tooManyUnknown =
  'There are many files in the uploads folder that the database doesn’t know. They stay where they are; `npm run site -- doctor` says more';

interface Needs {
  db: Database;
  folder: string;
  /** The folder of the pictures that ship with the site. */
  site: string;
  log: Log;
}

/** Opens the store in `folder`, removing leftovers of a crash. Throws when the folder isn't writable. */
export async function openFileStore({ db, folder, site, log }: Needs): Promise<FileStore> {
  const incoming = path.join(folder, '.incoming');
  await emptyFolder(incoming).catch((cause) => {
    const advice = 'Make it writable for the site, or set UPLOADS_DIR to another folder.';
    throw new Error(`The uploads folder ${folder} is not writable. ${advice}`, { cause });
  });
  // Copies for downloads, which earlier releases kept. The optimizer makes them now.
  await rm(path.join(folder, '.png'), { recursive: true, force: true });
  const { unknownFiles } = await sweepOrphans(db, folder);
  if (unknownFiles > 0) log.error({ folder, unknownFiles }, tooManyUnknown);
  const optimizer = await openOptimizer({
    folders: { uploads: folder, site },
    onTrouble: (err, sentence) => log.warn({ err }, sentence),
  });

  const areUnreachable = watchUploads(folder, log);

  const discard = async (filename: string) => {
    await rm(path.join(folder, filename), { force: true });
    await optimizer.forget(filename);
  };
  // A file whose row can't be saved is removed.
  const keep = async <Saved>(
    sent: Uint8Array | SentFile,
    save: (tx: Queries, stored: Stored) => Saved,
    hungUp = () => false,
  ) => {
    const stored = await storeFile(sent, folder, incoming);
    try {
      if (hungUp()) throw cancelled();
      // It took a while, so the lock may be taken.
      await waitForWriteLock(db);
      return db.transaction((tx) => save(tx, stored));
    } catch (error) {
      await discard(stored.content.filename);
      throw error;
    }
  };

  return {
    folder,
    unknownFiles,
    areUnreachable,
    optimizer,
    pngOf: (filename) => pngOf(optimizer, filename),
    successorOf: (filename) => successorOf(db, filename),
    nameOf: (filename) => nameOf(db, filename),
    add(sent, { name, alt = '', uploadedBy, createdAt }, hungUp) {
      const row = { name, alt, uploadedBy, createdAt };
      return keep(sent, (tx, stored) => saveNewFile(tx, stored, row), hungUp);
    },
    async replace(row, sent, hungUp) {
      const save = (tx: Queries, stored: Stored) => putBehind(tx, row, stored);
      const { before, whole, shown } = await keep(sent, save, hungUp);
      await discard(before.filename);
      if (whole) await discard(whole);
      return shown;
    },
    crop: (row, crop) => cropFile({ db, folder, incoming, discard }, row, crop),
    async remove(id, check) {
      const removed = db.transaction((tx) => {
        check?.(tx);
        const whole = forgetWhole(tx, id);
        const deleted = tx.delete(files).where(eq(files.id, id)).returning().get();
        if (deleted) recordFile(tx, 'purged', deleted);
        return { ...deleted, whole };
      });
      if (!removed.filename) throw gone('file');
      await discard(removed.filename);
      if (removed.whole) await discard(removed.whole);
    },
  };
}

export function saveNewFile(
  tx: Queries,
  { content, documentPages }: Stored,
  about: Pick<typeof files.$inferInsert, 'name' | 'alt' | 'uploadedBy' | 'createdAt'>,
): StoredFile {
  const file = tx
    .insert(files)
    .values({ ...content, ...about })
    .returning()
    .get();
  savePages(tx, file.id, documentPages);
  if (about.uploadedBy) recordFile(tx, 'uploaded', file);
  return file;
}

async function pngOf(optimizer: Optimizer, filename: string) {
  try {
    const source = await findSource(uploadRoute + filename, optimizer.folders);
    if (await hasPalette(source.file)) return source.file;
    return await optimizer.fileOf(source, { quality: 85, format: 'palette' });
  } catch (error) {
    if (error instanceof ImageError && error.status === 404) return null;
    throw error;
  }
}

// Such a PNG is as small as another one that would take seconds to make. Its 26th byte is the kind of its colours
// (https://www.w3.org/TR/png-3/#11IHDR).
async function hasPalette(file: string) {
  if (!file.endsWith('.png')) return false;
  const handle = await open(file, 'r').catch(() => null);
  try {
    const { buffer, bytesRead } = (await handle?.read(Buffer.alloc(26))) ?? { bytesRead: 0 };
    return bytesRead === 26 && buffer?.at(25) === 3;
  } finally {
    await handle?.close();
  }
}

async function emptyFolder(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

function putBehind(
  tx: Queries,
  { alt, ...row }: { id: number; version: number; now: Date; alt?: string },
  { content, documentPages }: Stored,
) {
  const before = tx.select().from(files).where(eq(files.id, row.id)).get();
  if (!before) throw gone('file');
  refuseOtherKind(before, content);
  // What mattered was in the other picture.
  updateVersioned(tx, files, { ...row, noun: 'file' }, { ...content, ...centre, alt });
  savePages(tx, row.id, documentPages);
  tx.insert(formerFilenames).values({ filename: before.filename, fileId: row.id }).run();
  replacePictureInSearch(tx, before.filename, content.filename);
  recordFile(tx, 'replaced', before);
  const { filename, width, height, color } = content;
  const whole = forgetWhole(tx, row.id);
  return { before, whole, shown: { filename, width, height, color, alt: alt ?? before.alt } };
}

function savePages(tx: Queries, fileId: number, pages: Stored['documentPages']) {
  tx.delete(documentPages).where(eq(documentPages.fileId, fileId)).run();
  for (const page of pages)
    tx.insert(documentPages)
      .values({ ...page, fileId })
      .run();
}

// What uses a picture can't show a PDF, and the other way round.
function refuseOtherKind(before: StoredFile, after: StoredContent) {
  if ((before.pages === null) === (after.pages === null)) return;
  const message = before.pages
    ? 'This file is a PDF. Please replace it with a PDF.'
    : 'This file is a picture. Please replace it with a picture.';
  throw new TRPCError({ code: 'BAD_REQUEST', message });
}

function nameOf(db: Database, filename: string): string | null {
  return db.select({ name: files.name }).from(files).where(eq(files.filename, filename)).get()?.name ?? null;
}

function successorOf(db: Database, filename: string): string | null {
  const row = db
    .select({ filename: files.filename })
    .from(formerFilenames)
    .innerJoin(files, eq(files.id, formerFilenames.fileId))
    .where(eq(formerFilenames.filename, filename))
    .get();
  return row?.filename ?? null;
}

function cancelled() {
  return new TRPCError({ code: 'CLIENT_CLOSED_REQUEST', message: 'The upload was cancelled.' });
}
