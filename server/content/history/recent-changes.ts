import { desc, eq } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { withAuthor } from '#lib/activity.ts';
import { nounsOf } from '#lib/content-type.ts';
import type { VersionCause } from '#server/content/change.ts';
import { typesFor } from '#server/content/declared-types.ts';
import { entryExists } from '#server/content/read-entry.ts';
import { entryVersions } from '#server/content/tables.ts';
import { type EntryType, screenOf } from '#server/module/entry-type.ts';
import type { PersonContext } from '../points.ts';

const maxChanges = 6;
// This many changes of one kind, each within a minute of the next, become one line.
const many = 3;
const oneGo = 60_000;
// An entry that was saved repeatedly is listed once. Reading past more long texts would take time.
const searched = 100;

interface Line {
  title: string;
  route: string;
  how: VersionCause;
  at: Date;
  by: string | null;
}

const newestVersions = preparedQuery((db) => {
  const { id, type, entry, title, how, at, savedBy, assistant } = entryVersions;
  return db
    .select({ type, entry, title, how, at, by: users.name, assistant })
    .from(entryVersions)
    .leftJoin(users, eq(users.id, savedBy))
    .orderBy(desc(id))
    .limit(searched);
});

/** The recent changes of types that this person may open, newest first. Many by one person at once are one line. */
export function recentChangesFor({ db, user }: PersonContext): Line[] {
  const types = typesFor(user);
  const versions = newestVersions(db).all().map(withAuthor);
  const newest = new Map(
    versions.toReversed().map((version) => [`${version.type} ${version.entry}`, version]),
  );
  const changes = [...newest.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
  const groups: Change[][] = [];
  for (const change of changes) {
    const group = groups.find((each) => isTogether(each.at(-1), change));
    if (group) group.push(change);
    else groups.push([change]);
  }
  const lines: Line[] = [];
  for (const group of groups) {
    if (lines.length >= maxChanges) break;
    const type = types.find(({ name }) => name === group[0]?.type);
    // Not what is in the trash.
    const shown = type ? group.filter(({ entry }) => entryExists(db, type, entry)) : [];
    const mayBeMore = versions.length === searched && group.at(-1) === changes.at(-1);
    if (type) lines.push(...linesOf(type, shown, mayBeMore));
  }
  return lines.slice(0, maxChanges);
}

type Change = Omit<Line, 'route'> & { type: string; entry: number };

function isTogether(one: Change | undefined, other: Change) {
  const isSame = one?.type === other.type && one.how === other.how && one.by === other.by;
  return isSame && one.at.getTime() - other.at.getTime() < oneGo;
}

function linesOf(type: EntryType, changes: Change[], mayBeMore: boolean): Line[] {
  if (changes.length < many)
    return changes.map(({ type: _, entry: id, ...change }) => ({ ...change, route: screenOf(type, { id }) }));
  const { how, at, by } = changes[0] as Change;
  const title = `${changes.length}${mayBeMore ? '+' : ''} ${nounsOf(type).nouns}`;
  return [{ title, route: type.list, how, at, by }];
}
