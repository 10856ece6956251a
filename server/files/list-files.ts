import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
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
import { isAmong, preparedFor, preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { fileLabels, files, originals, users } from '#database/tables.ts';
import { fieldOf } from '#lib/content-type.ts';
import { may } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { declaredTypes, typesFor } from '../content/declared-types.ts';
import { earlierUsesOf, usesOf } from '../content/files/file-uses.ts';
import { entryFiles, newCopyFiles } from '../content/tables.ts';
import { refused } from '../errors/refused.ts';
import type { EntryType } from '../module/entry-type.ts';
import type { FileFilter } from './inputs.ts';
import { labelKey, readLabels } from './labels.ts';
import { getFile } from './stored-files.ts';

const { id, name, alt, translatedAlt, type, bytes, pages, uploadedBy, createdAt, version } = files;

const { type: entryType, entry, fileId, usedIn } = entryFiles;
const uses = sql<number>`(select count(distinct ${entryType} || ' ' || ${entry}) from ${entryFiles}
    where ${fileId} = ${id} and ${usedIn} <> 'history')
    + (select count(*) from ${newCopyFiles} where ${newCopyFiles.fileId} = ${id})
    + (select count(*) from ${users} where ${users.portraitId} = ${id})`;

const byName = sql`${name} collate nocase`;
const orders: Record<FileFilter['sort'], SQL[]> = {
  newest: [desc(createdAt), desc(id)],
  oldest: [asc(createdAt), asc(id)],
  name: [byName, asc(id)],
  'name-desc': [desc(byName), desc(id)],
  size: [desc(bytes), desc(id)],
  'size-asc': [asc(bytes), asc(id)],
  uses: [desc(uses), desc(id)],
};

/** A page of files with the number of their uses, and the totals. */
export function listFiles(db: Queries, user: SessionUser, filter: FileFilter) {
  const { sort, size, page } = filter;
  const queries = narrowedFiles(db, shapeOf(user, filter));
  const values = { ...valuesOf(filter), size, offset: (page - 1) * size };
  const total = queries.total.get(values)?.total ?? 0;
  // Uses are read for these files only.
  const shownIds = queries.page.all(values).map((row) => row.id);
  const rows = filesById(db, { sort }).all({ ids: JSON.stringify(shownIds) });
  const labels = readLabels(db, shownIds);
  const titles = titlesOf(db, user, shownIds);
  const shown = rows.map((row) => ({
    ...about(user, row),
    title: titles.get(row.file.id) ?? null,
    labels: labels(row.file.id),
    uses: row.uses,
    isInHistory: row.isInHistory === 1,
  }));
  return { files: shown, total, pages: Math.max(1, Math.ceil(total / size)) };
}

/** On all pages, in order. */
export function listFileIds(db: Queries, user: SessionUser, filter: FileFilter): number[] {
  const rows = narrowedFiles(db, shapeOf(user, filter)).ids.all(valuesOf(filter));
  return rows.map((row) => row.id);
}

/** In this order, without missing files. */
export function readFiles(db: Queries, user: SessionUser, ids: number[]) {
  const rows = filesById(db, {}).all({ ids: JSON.stringify(ids) });
  const known = new Map(rows.map((row) => [row.file.id, about(user, row)]));
  return ids.flatMap((each) => known.get(each) ?? []);
}

/** The conditions of a filter; their values are placeholders. `naming`: the types whose titles are searched. */
type Shape = Pick<FileFilter, 'sort' | 'used' | 'unused' | 'undescribed' | 'kind'> & {
  search: boolean;
  label: boolean;
  naming: string[];
};

const narrowedFiles = preparedQuery((db, { sort, ...shape }: Shape) => {
  const where = and(
    shape.search ? named(db, shape.naming) : undefined,
    shape.label ? inArray(id, labelled(db, eq(fileLabels.key, sql.placeholder('label')))) : undefined,
    shape.used ? inArray(id, usedFiles(db)) : undefined,
    shape.unused ? notInArray(id, usedFiles(db)) : undefined,
    shape.undescribed ? and(eq(alt, ''), isNull(pages)) : undefined,
    shape.kind === 'all' ? undefined : shape.kind === 'documents' ? isNotNull(pages) : isNull(pages),
  );
  const ids = () =>
    db
      .select({ id })
      .from(files)
      .where(where)
      .orderBy(...orders[sort]);
  return {
    total: db.select({ total: count() }).from(files).where(where),
    page: ids().limit(sql.placeholder('size')).offset(sql.placeholder('offset')),
    ids: ids(),
  };
});

function shapeOf(
  user: SessionUser,
  { search, label, sort, used, unused, undescribed, kind }: FileFilter,
): Shape {
  const naming = search ? namingFor(user).map(({ name }) => name) : [];
  return { search: search !== '', label: label !== '', naming, sort, used, unused, undescribed, kind };
}

function valuesOf({ search, label }: FileFilter) {
  return { pattern: containing(search), label: labelKey(label) };
}

/** Null for a missing file. */
export function describeFile(db: Queries, user: SessionUser, fileId: number) {
  const row = filesById(db, {}).get({ ids: JSON.stringify([fileId]) });
  if (!row) return null;
  return {
    ...about(user, row),
    labels: readLabels(db, [fileId])(fileId),
    whole: wholeOf(db, fileId),
    uses: usesOf(db, user, fileId),
    earlierUses: earlierUsesOf(db, user, fileId),
  };
}

// The original of a cropped picture, and the crop.
function wholeOf(db: Queries, fileId: number) {
  const { filename, width, height, color, crop } = originals;
  const picture = { filename, width, height, color };
  const row = db.select({ picture, crop }).from(originals).where(eq(originals.fileId, fileId)).get();
  return row ?? null;
}

const filesById = preparedQuery((db, { sort }: Partial<Pick<FileFilter, 'sort'>>) => {
  const file = { id, name, translatedAlt, type, bytes, pages, uploadedBy, createdAt, version };
  const isInHistory = sql<number>`exists (select 1 from ${entryFiles}
    where ${fileId} = ${id} and ${usedIn} = 'history')`;
  return db
    .select({ file, picture: shownPicture, uploader: users.name, uses, isInHistory })
    .from(files)
    .leftJoin(users, eq(users.id, uploadedBy))
    .where(isAmong(id, 'ids'))
    .orderBy(...(sort ? orders[sort] : []));
});

type Row = ReturnType<ReturnType<typeof filesById>['all']>[number];

// Uploaders are shown by name: account ids stay private.
function about(user: SessionUser, { file, picture, uploader }: Row) {
  return { ...file, picture, uploadedBy: uploader, mayChange: mayChange(user, file) };
}

function named(db: Queries, naming: string[]) {
  const pattern = sql.placeholder('pattern');
  return or(
    isLike(name, pattern),
    isLike(alt, pattern),
    inArray(id, labelled(db, isLike(fileLabels.label, pattern))),
    ...declaredTypes()
      .filter((type) => naming.includes(type.name))
      .map((type) => {
        const { cover, title } = namingColumns(type);
        return inArray(id, db.select({ fileId: cover }).from(type.table).where(isLike(title, pattern)));
      }),
  );
}

/** Titles of gallery entries, which name their files. */
function titlesOf(db: Queries, user: SessionUser, ids: number[]): Map<number, string> {
  const rows = namingFor(user).flatMap((type) => titles(db, type).all({ ids: JSON.stringify(ids) }));
  return new Map(rows.map((row) => [Number(row.fileId), String(row.title)]));
}

const titles = preparedFor((db, type: EntryType) => {
  const { cover, title } = namingColumns(type);
  return db.select({ fileId: cover, title }).from(type.table).where(isAmong(cover, 'ids'));
});

// Whoever may not read its entries learns no titles.
function namingFor(user: SessionUser) {
  return typesFor(user).filter((type) => type.namesCover);
}

function namingColumns(type: EntryType) {
  const columns = getTableColumns(type.table);
  const { [fieldOf(type, 'cover') ?? '']: cover, [type.titleField ?? '']: title } = columns;
  if (!cover || !title) throw new Error(`${type.name} has no cover or no title`);
  return { cover, title };
}

function labelled(db: Queries, where: SQL) {
  return db.select({ fileId: fileLabels.fileId }).from(fileLabels).where(where);
}

function usedFiles(db: Queries) {
  const inEntries = db.select({ fileId: entryFiles.fileId }).from(entryFiles);
  const inNewCopies = db.select({ fileId: newCopyFiles.fileId }).from(newCopyFiles);
  const portrait = { fileId: sql<number>`${users.portraitId}` };
  const inPortraits = db.select(portrait).from(users).where(isNotNull(users.portraitId));
  return inEntries.where(ne(entryFiles.usedIn, 'history')).unionAll(inNewCopies).unionAll(inPortraits);
}

/** Clients may change, replace and delete only their own files, administrators all. */
function mayChange(user: SessionUser, file: { uploadedBy: string | null }): boolean {
  return may(user, 'manage', 'files') || file.uploadedBy === user.id;
}

/** Throws NOT_FOUND when the file doesn't exist, FORBIDDEN when this person may not change it. */
export function checkMayChange(db: Queries, user: SessionUser, id: number): void {
  if (mayChange(user, getFile(db, id))) return;
  throw refused('FORBIDDEN', 'Somebody else sent this file. Only they and administrators may change it.');
}
