import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { filesIn } from '#lib/block-values.ts';
import { type FieldKind, mayHoldFiles } from '#lib/field-kinds.ts';
import { entryFiles, newCopyFiles } from '#server/content/tables.ts';
import type { EntryRow, EntryType, Named } from '#server/module/entry-type.ts';
import { refusedFields } from '../../errors/refused.ts';
import { isAbout } from '../read-entry.ts';

/** Throws BAD_REQUEST, with a message for each field with a file that doesn't exist, or a PDF where a picture belongs. */
export function refuseMissingFiles(tx: Queries, type: EntryType, values: EntryRow): void {
  const wanted = filesByField(type, values);
  const ids = wanted.flatMap(([, each]) => each);
  const existing = existingFiles(tx, ids);
  refuseWhere(wanted, (id) => !existing.has(id), noFile);
  if (![...existing.values()].includes(true)) return;
  const isOfPictures = (kind: FieldKind) => kind === 'picture' || kind === 'pictures';
  refuseWhere(filesByField(type, values, isOfPictures), (id) => existing.get(id) === true, noPicture);
}

const noFile = 'A picture here no longer exists. Remove it or choose another.';
const noPicture = 'This is a PDF, and a picture is needed here. Please choose a picture.';

function refuseWhere(fields: FilesByField, isWrong: (id: number) => boolean, message: string) {
  const wrong = fields.filter(([, ids]) => ids.some(isWrong)).map(([field]) => field);
  if (wrong.length > 0) throw refusedFields(message, ...wrong);
}

export type Place = 'live' | 'copy' | 'history' | 'trash';

/** Records which files an entry uses in its live row or its working copy, replacing the previous records. */
export function saveFiles(tx: Queries, type: EntryType, row: EntryRow, usedIn: Place = 'live'): void {
  const entry = Number(row.id);
  forgetFiles(tx, type, entry, usedIn);
  addFiles(tx, type, { entry, usedIn, ids: fileIds(type, row) });
}

/** Adds records for files that an entry uses somewhere. Files that no longer exist are left out. */
export function addFiles(
  tx: Queries,
  { name }: Named,
  { entry, usedIn, ids }: { entry: number; usedIn: Place; ids: number[] },
): void {
  const uses = [...existingFiles(tx, ids).keys()].map((fileId) => ({ type: name, entry, usedIn, fileId }));
  if (uses.length > 0) tx.insert(entryFiles).values(uses).onConflictDoNothing().run();
}

/** Records which files the working copy of a new entry uses, replacing the previous records. */
export function saveNewCopyFiles(tx: Queries, type: EntryType, key: string, values: EntryRow): void {
  const isOfCopy = and(eq(newCopyFiles.type, type.name), eq(newCopyFiles.key, key));
  tx.delete(newCopyFiles).where(isOfCopy).run();
  const ids = [...existingFiles(tx, fileIds(type, values)).keys()];
  const uses = ids.map((fileId) => ({ type: type.name, key, fileId }));
  if (uses.length > 0) tx.insert(newCopyFiles).values(uses).run();
}

/** Removes the records of an entry's files, of all or in one place. */
export function forgetFiles(tx: Queries, type: Named, id: number, usedIn?: Place): void {
  const isUse = and(isAbout(entryFiles, type, id), usedIn && eq(entryFiles.usedIn, usedIn));
  tx.delete(entryFiles).where(isUse).run();
}

/** Moves the records of the live row's files to the trash, or back. */
export function moveFiles(tx: Queries, type: Named, id: number, [from, to]: [from: Place, to: Place]): void {
  forgetFiles(tx, type, id, to);
  const isMoved = and(isAbout(entryFiles, type, id), eq(entryFiles.usedIn, from));
  tx.update(entryFiles).set({ usedIn: to }).where(isMoved).run();
}

export function fileIds(type: EntryType, row: EntryRow): number[] {
  return [...new Set(filesByField(type, row).flatMap(([, ids]) => ids))];
}

type FilesByField = [name: string, ids: number[]][];

/** The files of an entry by field, of all kinds of fields or of some. */
export function filesByField(
  { fields }: Pick<EntryType, 'fields'>,
  row: EntryRow,
  isMeant?: (kind: FieldKind) => boolean,
): FilesByField {
  const values: Record<string, unknown> = row;
  return Object.entries(fields)
    .filter(([name, { kind }]) => mayHoldFiles(kind) && name in values)
    .map(([name]) => [name, filesIn(fields, { [name]: values[name] }, isMeant)]);
}

// Whether each of those that exist is a PDF.
function existingFiles(db: Queries, ids: number[]) {
  if (ids.length === 0) return new Map<number, boolean>();
  const { id, pages } = files;
  const rows = db.select({ id, pages }).from(files).where(inArray(id, ids)).all();
  return new Map(rows.map((row) => [row.id, row.pages !== null]));
}
