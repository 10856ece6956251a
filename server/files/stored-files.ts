import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { files, wholePictures } from '#database/tables.ts';
import type { Action } from '#lib/activity.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';

/** A file in the uploads folder, as its row describes it. */
export type NamedFile = ReturnType<typeof storedFiles>[number];

/** Every stored file that a row names: those that are shown, and the whole pictures behind crops. */
export function storedFiles(db: Queries) {
  const { id, name } = files;
  const columns = ({ filename, bytes, keptSha256 }: typeof files | typeof wholePictures) => ({
    ...{ filename, bytes, keptSha256 },
    ...{ id, name },
  });
  const shown = db.select(columns(files)).from(files);
  const whole = db
    .select(columns(wholePictures))
    .from(wholePictures)
    .innerJoin(files, eq(files.id, wholePictures.fileId));
  return unionAll(shown, whole).all();
}

/** Notes what was done to a file. */
export function recordFile(tx: Queries, what: Action, { id, name }: { id: number; name: string }): void {
  recordActivity(tx, whoActs(), { what, type: 'file', entry: id, title: name });
}
