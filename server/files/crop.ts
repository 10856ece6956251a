import { randomBytes } from 'node:crypto';
import { copyFile, link } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { replacePictureInSearch } from '#database/search.ts';
import { files, formerFilenames, originals } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { type Crop, focalPointIn, wholePicture } from '#lib/crop.ts';
import { centre, hasFocalPoint } from '#lib/focal-point.ts';
import { updateVersioned } from '../content/versions.ts';
import { refused, savedMeanwhile } from '../errors/refused.ts';
import { sync } from '../process/disk.ts';
import { askEncoder } from './encoder/encoder.ts';
import type { Extension } from './picture-type.ts';
import { checksum } from './sha256.ts';
import { storeEncoded } from './store-file.ts';
import { getFile, recordFile } from './stored-files.ts';

type FileRow = typeof files.$inferSelect;
type Whole = Omit<typeof originals.$inferSelect, 'crop' | 'fileId'>;

interface Store {
  db: Database;
  folder: string;
  incoming: string;
  discard(filename: string): Promise<void>;
}

export interface Row {
  id: number;
  version: number;
  now: Date;
}

/**
 * Shows a part of a picture everywhere, or all of it again. The original stays under a private name; the former address
 * redirects. Throws CONFLICT, NOT_FOUND, and BAD_REQUEST for a PDF.
 */
export async function cropFile(store: Store, row: Row, crop: Crop | null): Promise<void> {
  const { db, discard } = store;
  const before = croppable(db, row);
  const known = db.select().from(originals).where(eq(originals.fileId, row.id)).get();
  if (!crop && !known) return;
  const made: string[] = [];
  try {
    const whole = known ?? (await keepWhole(before, store.folder));
    if (!known) made.push(whole.filename);
    const shown = crop ? await cut(whole, crop, store) : whole;
    if (crop) made.push(shown.filename);
    await waitForWriteLock(db);
    db.transaction((tx) => save(tx, { row, before, from: known?.crop, whole, shown, crop }));
  } catch (error) {
    for (const filename of made) await discard(filename);
    throw error;
  }
  await discard(before.filename);
}

/** Forgets the original of a deleted or replaced file; returns its stored name. */
export function forgetWhole(tx: Queries, fileId: number): string | null {
  const row = tx.delete(originals).where(eq(originals.fileId, fileId)).returning().get();
  return row?.filename ?? null;
}

function croppable(db: Database, { id, version }: Row) {
  const file = getFile(db, id);
  if (file.version !== version) throw savedMeanwhile();
  if (file.pages !== null) throw refused('BAD_REQUEST', 'A PDF can’t be cropped.');
  return file;
}

// The address that people know will show the crop only, so the whole gets another name.
async function keepWhole(file: FileRow, folder: string): Promise<Whole> {
  const { width, height, color } = file;
  const [from, filename] = [path.join(folder, file.filename), newName(file.filename)];
  const to = path.join(folder, filename);
  // Some file systems have no links.
  await link(from, to).catch(() => copyFile(from, to));
  await sync(folder);
  const { bytes, sha256 } = await checksum(to);
  return { filename, width, height, bytes, color, keptSha256: sha256 };
}

function cut(whole: Whole, crop: Crop, store: Store): Promise<Whole> {
  const from = path.join(store.folder, whole.filename);
  const extension = path.extname(from).slice(1) as Extension;
  return storeEncoded(newName(from), store, (ready) => askEncoder('crop', from, ready, extension, crop));
}

function newName(filename: string) {
  return randomBytes(16).toString('hex') + path.extname(filename);
}

interface Change {
  row: Row;
  before: FileRow;
  /** The previous crop; undefined for the whole picture. */
  from: Crop | undefined;
  whole: Whole;
  shown: Whole;
  crop: Crop | null;
}

function save(tx: Queries, { row, before, from = wholePicture, whole, shown, crop }: Change) {
  const focus = hasFocalPoint(before) ? focalPointIn(before, from, crop ?? wholePicture) : centre;
  const { filename, width, height, bytes, color, keptSha256 } = shown;
  const values = { filename, width, height, bytes, color, keptSha256, ...focus };
  updateVersioned(tx, files, { ...row, noun: 'file' }, values);
  tx.delete(originals).where(eq(originals.fileId, row.id)).run();
  if (crop)
    tx.insert(originals)
      .values({ ...whole, fileId: row.id, crop })
      .run();
  tx.insert(formerFilenames).values({ filename: before.filename, fileId: row.id }).run();
  replacePictureInSearch(tx, before.filename, filename);
  recordFile(tx, 'cropped', before);
}
