import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { localize } from '#lib/interface-language.ts';
import { mayWith, type Person } from '#lib/rights.ts';
import { findType } from '#server/content/declared-types.ts';
import { refreshSearch } from '#server/content/entries.ts';
import { titleInTrash } from '#server/content/links/target.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { entryCopies, entryFiles, newCopyFiles } from '#server/content/tables.ts';
import { type EntryType, screenOf } from '#server/module/entry-type.ts';
import { refused } from '../../errors/refused.ts';
import type { Place } from './entry-files.ts';

/** A place where a file is used: the entry's title and its edit screen; without one where the reader may not open it. */
interface FileUse {
  title: string;
  route: string | null;
}

// Others don't learn what entries are called that they may not read.
function use(reader: Person, type: EntryType, title: string, route: string): FileUse {
  return mayWith(reader, 'read', type)
    ? { title, route }
    : { title: localize('something that only administrators can open'), route: null };
}

/** The places that keep a file, one for each entry: its live row, its working copy or the trash; and those never saved. */
export function usesOf(db: Queries, reader: Person, fileId: number): FileUse[] {
  const uses = usesByEntry(db, fileId, ['live', 'copy', 'trash']);
  const ofEntries = uses.flatMap((each) => useIn(db, reader, each) ?? []);
  return [...ofEntries, ...usesInNewCopies(db, reader, fileId), ...usesInPortraits(db, fileId)];
}

/** The entries of which only earlier versions have a file. They don't keep it from being deleted. */
export function earlierUsesOf(db: Queries, reader: Person, fileId: number): FileUse[] {
  const now = usesByEntry(db, fileId, ['live', 'copy', 'trash']).map(keyOf);
  const earlier = usesByEntry(db, fileId, ['history']).filter((use) => !now.includes(keyOf(use)));
  return earlier.flatMap(({ type: name, entry }) => {
    const type = findType(name);
    const row = type && findEntry(db, type, entry);
    return row ? [use(reader, type, type.title(row), screenOf(type, row))] : [];
  });
}

const removed = '/only-us/dashboard';

type Use = ReturnType<typeof usesByEntry>[number];

const keyOf = ({ type, entry }: Use) => `${type} ${entry}`;

// `isLive`: the live row uses it, not only the working copy.
function usesByEntry(db: Queries, fileId: number, places: Place[]) {
  const { type, entry, usedIn } = entryFiles;
  return db
    .select({ type, entry, isLive: sql<number>`max(${usedIn} = 'live')` })
    .from(entryFiles)
    .where(and(eq(entryFiles.fileId, fileId), inArray(usedIn, places)))
    .groupBy(type, entry)
    .all();
}

function useIn(db: Queries, reader: Person, { type: name, entry, isLive }: Use): FileUse | null {
  const type = findType(name);
  // The entries of a removed module and their files stay, so that it can be added again.
  if (!type) return { title: `${name} ${entry}`, route: removed };
  const row = findEntry(db, type, entry);
  if (!row) {
    const title = titleInTrash(db, name, entry);
    return title === undefined ? null : use(reader, type, `${title} ${inTrash()}`, `${type.list}?trash`);
  }
  const title = type.title(row);
  const said = isLive ? title : localize('{title} (in changes that aren’t published)', { title });
  return use(reader, type, said, screenOf(type, row));
}

// Only the person who typed it is offered it again, so it is named.
function usesInNewCopies(db: Queries, reader: Person, fileId: number): FileUse[] {
  const { type: typeName, key } = newCopyFiles;
  return db
    .select({ typeName, values: entryCopies.values, by: users.name })
    .from(newCopyFiles)
    .innerJoin(entryCopies, and(eq(entryCopies.type, typeName), eq(entryCopies.key, key)))
    .leftJoin(users, eq(users.id, entryCopies.changedBy))
    .where(eq(newCopyFiles.fileId, fileId))
    .all()
    .map(({ typeName: name, values, by }) => {
      const type = findType(name);
      const title = type?.title(values) || localize('A new {noun}', { noun: localize(type?.noun ?? name) });
      const said = by
        ? localize('{title} (typed by {by}, not saved yet)', { title, by })
        : localize('{title} (typed, not saved yet)', { title });
      return type ? use(reader, type, said, type.list) : { title: said, route: removed };
    });
}

// Only the person can choose another one: for others there is no screen.
function usesInPortraits(db: Queries, fileId: number): FileUse[] {
  const people = db.select({ name: users.name }).from(users).where(eq(users.portraitId, fileId)).all();
  return people.map(({ name }) => ({
    title: localize('Portrait of {name}', { name }),
    route: '/only-us/my-account',
  }));
}

const inTrash = () => localize('(in the trash)');

/** Lets a file that only earlier versions of entries use be deleted. */
export function forgetInHistory(tx: Queries, fileId: number): void {
  const isUse = and(eq(entryFiles.fileId, fileId), eq(entryFiles.usedIn, 'history'));
  tx.delete(entryFiles).where(isUse).run();
}

/** Updates the entries that show a file in the search index: of a PDF, what is written in it is found there. */
export function refreshSearchOfUsers(db: Database, fileId: number): void {
  db.transaction((tx) => {
    for (const { type, entry } of usesByEntry(tx, fileId, ['live'])) {
      const declared = findType(type);
      if (declared) refreshSearch(tx, declared, entry);
    }
  });
}

/** Throws CONFLICT, with the places, when a file is in use. */
export function refuseWhileUsed(db: Queries, reader: Person, fileId: number): void {
  const uses = usesOf(db, reader, fileId);
  if (uses.length === 0) return;
  const places = [...new Set(uses.map(({ title, route }) => (route ? `“${title}” (${route})` : title)))];
  const advice = uses.some(({ route }) => !route)
    ? 'Please ask an administrator to choose another picture there first.'
    : uses.every(({ title }) => title.endsWith(inTrash()))
      ? 'Delete that permanently first, or restore it and choose another picture there.'
      : 'Choose another picture there first.';
  const more = places.length > 3 ? ` ${localize('and {count} more', { count: places.length - 3 })}` : '';
  throw refused('CONFLICT', 'This file is used by {places}. {advice}', {
    places: places.slice(0, 3).join(', ') + more,
    advice: localize(advice),
  });
}
