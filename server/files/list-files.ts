import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { files, users } from '#database/tables.ts';
import type { SessionUser } from '../auth/session-user.ts';
import { earlierUsesOf, usesOf } from '../content/files/file-uses.ts';
import { entryFiles, newCopyFiles } from '../content/tables.ts';
import type { FileFilter } from './inputs.ts';
import { mayChange } from './permissions.ts';
import { shownPicture } from './shown-picture.ts';

const { id, name, alt, type, bytes, pages, uploadedBy, createdAt, version } = files;

const byName = sql`${name} collate nocase`;
const orders: Record<FileFilter['sort'], SQL[]> = {
  newest: [desc(createdAt), desc(id)],
  oldest: [asc(createdAt), asc(id)],
  name: [byName, asc(id)],
  'name-desc': [desc(byName), desc(id)],
  size: [desc(bytes), desc(id)],
  'size-asc': [asc(bytes), asc(id)],
};

/** A page of the files, each with the number of places that use it and whether earlier versions do, and the total of files and pages. */
export function listFiles(db: Queries, user: SessionUser, filter: FileFilter) {
  const { sort, size, page } = filter;
  const where = matching(db, filter);
  const total = db.select({ total: count() }).from(files).where(where).get()?.total ?? 0;
  const rows = selectFiles(db, where)
    .orderBy(...orders[sort])
    .limit(size)
    .offset((page - 1) * size)
    .all();
  const shown = rows.map((row) => ({
    ...about(user, row),
    uses: row.uses,
    isInHistory: row.isInHistory === 1,
  }));
  return { files: shown, total, pages: Math.max(1, Math.ceil(total / size)) };
}

/** The ids of the files on all pages, in their order. */
export function listFileIds(db: Queries, filter: FileFilter): number[] {
  const rows = db
    .select({ id })
    .from(files)
    .where(matching(db, filter))
    .orderBy(...orders[filter.sort])
    .all();
  return rows.map((row) => row.id);
}

/** These files in this order, as far as they exist, for changing them together. */
export function readFiles(db: Queries, user: SessionUser, ids: number[]) {
  const rows = selectFiles(db, inArray(id, ids)).all();
  const known = new Map(rows.map((row) => [row.file.id, about(user, row)]));
  return ids.flatMap((each) => known.get(each) ?? []);
}

function matching(db: Queries, { search, unused, undescribed, kind }: FileFilter) {
  return and(
    search ? named(search) : undefined,
    unused ? notInArray(id, usedFiles(db)) : undefined,
    undescribed ? and(eq(alt, ''), isNull(pages)) : undefined,
    kind === 'all' ? undefined : kind === 'documents' ? isNotNull(pages) : isNull(pages),
  );
}

/** One file, the places that use it and those whose earlier versions did; null when it doesn't exist. */
export function describeFile(db: Queries, user: SessionUser, fileId: number) {
  const row = selectFiles(db, eq(id, fileId)).get();
  if (!row) return null;
  return { ...about(user, row), uses: usesOf(db, fileId), earlierUses: earlierUsesOf(db, fileId) };
}

function selectFiles(db: Queries, where: SQL | undefined) {
  const file = { id, name, type, bytes, pages, uploadedBy, createdAt, version };
  const { type: of, entry, fileId, usedIn } = entryFiles;
  const uses = sql<number>`(select count(distinct ${of} || ' ' || ${entry}) from ${entryFiles}
    where ${fileId} = ${id} and ${usedIn} <> 'history')
    + (select count(*) from ${newCopyFiles} where ${newCopyFiles.fileId} = ${id})`;
  const isInHistory = sql<number>`exists (select 1 from ${entryFiles}
    where ${fileId} = ${id} and ${usedIn} = 'history')`;
  return db
    .select({ file, picture: shownPicture, uploader: users.name, uses, isInHistory })
    .from(files)
    .leftJoin(users, eq(users.id, uploadedBy))
    .where(where);
}

type Row = NonNullable<ReturnType<ReturnType<typeof selectFiles>['get']>>;

// Uploaders are shown by name: account ids stay private.
function about(user: SessionUser, { file, picture, uploader }: Row) {
  return { ...file, picture, uploadedBy: uploader, mayChange: mayChange(user, file) };
}

function named(search: string) {
  const pattern = containing(search);
  return or(isLike(name, pattern), isLike(alt, pattern));
}

function usedFiles(db: Queries) {
  const inEntries = db.select({ fileId: entryFiles.fileId }).from(entryFiles);
  const inNewCopies = db.select({ fileId: newCopyFiles.fileId }).from(newCopyFiles);
  return inEntries.where(ne(entryFiles.usedIn, 'history')).unionAll(inNewCopies);
}
