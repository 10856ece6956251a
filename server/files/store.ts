import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { replacePictureInSearch } from '#database/search.ts';
import type { ShownPicture } from '#database/shown-picture.ts';
import { documentPages, files, formerFilenames } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Crop } from '#lib/crop.ts';
import { centre } from '#lib/focal-point.ts';
import { updateVersioned } from '../content/versions.ts';
import { gone, refused } from '../errors/refused.ts';
import type { Log } from '../process/log.ts';
import { cropFile, forgetWhole, type Row } from './crop.ts';
import { type Optimizer, openOptimizer } from './optimize/optimizer.ts';
import { findSource, ImageError, uploadRoute } from './optimize/source.ts';
import { sweepOrphans } from './orphans.ts';
import { watchUploads } from './reachable.ts';
import { beginningOf, type SentFile } from './sent-file.ts';
import { type Stored, type StoredContent, storeFile } from './store-file.ts';
import { getFile, recordFile } from './stored-files.ts';

export type StoredFile = typeof files.$inferSelect;

/** The uploaded files: bytes in a folder, a row for each in the database. */
export type FileStore = Awaited<ReturnType<typeof openFileStore>>;

type Sent = Uint8Array | SentFile;

type About = Pick<typeof files.$inferInsert, 'name' | 'alt' | 'uploadedBy' | 'createdAt'>;

type ChangedRow = Row & { alt?: string | undefined };

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
export async function openFileStore({ db, folder, site, log }: Needs) {
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
    sent: Sent,
    save: (tx: Queries, stored: Stored) => Saved,
    hungUp = () => false,
  ) => {
    const stored = await storeFile(sent, folder, incoming);
    try {
      if (hungUp()) throw refused('CLIENT_CLOSED_REQUEST', 'The upload was cancelled.');
      // It took a while, so the lock may be taken.
      await waitForWriteLock(db);
      return db.transaction((tx) => save(tx, stored));
    } catch (error) {
      await discard(stored.content.filename);
      throw error;
    }
  };

  return {
    /** An absolute path. */
    folder,
    /** How many files had no row at the start, when there were too many to move them; else 0. */
    unknownFiles,
    /** Whether the disk is to blame for a file that can't be read (with this error, if any). Then the log says what to do. */
    areUnreachable,
    optimizer,
    /** Removes the bytes of a file, and its smaller copies. */
    discard,
    /** The path of a picture as a small PNG, whatever its type; null when there is no such picture. */
    pngOf: (filename: string) => pngOf(optimizer, filename),
    /** The stored name of the picture that replaced this one; null when none did. */
    successorOf: (filename: string) => successorOf(db, filename),
    /** Null for an unknown file. */
    nameOf(filename: string) {
      const isThis = eq(files.filename, filename);
      return db.select({ name: files.name }).from(files).where(isThis).get()?.name ?? null;
    },
    /** Throws BAD_REQUEST with a sentence, CLIENT_CLOSED_REQUEST when its sender `hungUp`; then no files are left. */
    add(sent: Sent, about: About, hungUp?: () => boolean): Promise<StoredFile> {
      return keep(sent, (tx, stored) => saveNewFile(tx, stored, about), hungUp);
    },
    /**
     * Replaces the file of a row under a new stored name, because browsers cache the old one, which redirects. The focal
     * point returns to the centre. Throws like `add`, CONFLICT for an outdated `version`, NOT_FOUND.
     */
    async replace(row: ChangedRow, sent: Sent, hungUp?: () => boolean): Promise<ShownPicture> {
      const save = (tx: Queries, stored: Stored) => putBehind(tx, row, stored);
      const { before, whole, shown } = await keep(sent, save, hungUp);
      await discard(before.filename);
      if (whole) await discard(whole);
      return shown;
    },
    /** Shows a part of a picture wherever it is used, all of it for null (crop.ts). */
    crop: (row: Row, crop: Crop | null) => cropFile({ db, folder, incoming, discard }, row, crop),
    /** The row first: a file without a row is only a leftover. `check` may throw, in the same transaction. */
    async remove(id: number, check?: (tx: Queries) => void): Promise<void> {
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

export function saveNewFile(tx: Queries, { content, documentPages }: Stored, about: About): StoredFile {
  const row = { ...content, ...about };
  const file = tx.insert(files).values(row).returning().get();
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
  const known = palettes.get(file);
  if (known !== undefined) return known;
  const beginning = file.endsWith('.png') && (await beginningOf(file).catch(() => null));
  if (!beginning) return false;
  palettes.set(file, beginning[25] === 3);
  return beginning[25] === 3;
}

// By path: a stored file never changes, and the home page asks each time.
const palettes = new Map<string, boolean>();

async function emptyFolder(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

function putBehind(tx: Queries, { alt, ...row }: ChangedRow, { content, documentPages }: Stored) {
  const before = getFile(tx, row.id);
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
  const rows = pages.map((page) => ({ ...page, fileId }));
  if (rows.length > 0) tx.insert(documentPages).values(rows).run();
}

// What uses a picture can't show a PDF, and the other way round.
function refuseOtherKind(before: StoredFile, after: StoredContent) {
  if ((before.pages === null) === (after.pages === null)) return;
  throw refused(
    'BAD_REQUEST',
    before.pages
      ? 'This file is a PDF. Please replace it with a PDF.'
      : 'This file is a picture. Please replace it with a picture.',
  );
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
