import path from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Database, Queries } from '#database/client.ts';
import { files, originals } from '#database/tables.ts';
import type { Action } from '#lib/activity.ts';
import { recordActivity } from '../activity/record.ts';
import { gone } from '../errors/refused.ts';
import { checksum } from './sha256.ts';

export type NamedFile = ReturnType<typeof storedFiles>[number];

/** Shown files, and the originals behind crops. */
export function storedFiles(db: Queries) {
  const { id, name } = files;
  const columns = ({ filename, bytes, keptSha256 }: typeof files | typeof originals) => ({
    ...{ filename, bytes, keptSha256 },
    ...{ id, name },
  });
  const shown = db.select(columns(files)).from(files);
  const isIts = eq(files.id, originals.fileId);
  const whole = db.select(columns(originals)).from(originals).innerJoin(files, isIts);
  return unionAll(shown, whole).all();
}

/** The row of a file. Throws NOT_FOUND. */
export function getFile(db: Queries, id: number): typeof files.$inferSelect {
  const file = db.select().from(files).where(eq(files.id, id)).get();
  if (!file) throw gone('file');
  return file;
}

export function recordFile(tx: Queries, what: Action, { id, name }: { id: number; name: string }): void {
  recordActivity(tx, { what, type: 'file', entry: id, title: name });
}

/** Adds the missing checksums of older files in `folder`. Files that are missing or truncated stay without one. */
export async function backfillChecksums(db: Database, folder: string): Promise<void> {
  const rows = db.select().from(files).where(isNull(files.keptSha256)).all();
  const found: { id: number; keptSha256: string }[] = [];
  for (const { id, filename, bytes } of rows) {
    const is = await checksum(path.join(folder, filename)).catch(() => null);
    if (is?.bytes === bytes) found.push({ id, keptSha256: is.sha256 });
  }
  db.transaction((tx) => {
    for (const { id, keptSha256 } of found) {
      tx.update(files).set({ keptSha256 }).where(eq(files.id, id)).run();
    }
  });
}
