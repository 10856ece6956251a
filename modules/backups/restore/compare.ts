import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { files, users } from '#database/tables.ts';
import { nounsOf } from '#lib/content-type.ts';
import { capitalize } from '#lib/format-message.ts';
import { localize } from '#lib/interface-language.ts';
import { isEqual } from '#lib/is-equal.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { records } from '#server/content/points.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { translationTypes } from '#server/content/translations/translation-type.ts';
import { enteredValues } from '#server/content/values.ts';
import { type EntryType, isOfType } from '#server/module/entry-type.ts';
import { offered } from '#server/module/registry.ts';

interface Differing {
  id: number;
  kind: 'added' | 'changed' | 'removed';
}

const maxListed = 100;

/** The changes that a restore of the whole site would make, by area. `then`: the database of the backup. */
export function compareSites(now: Queries, then: Queries) {
  const others = [...offered(records), { label: 'Accounts', table: users }, { label: 'Files', table: files }];
  const areas = [
    ...declaredTypes().map((type) => areaOf(now, then, type)),
    ...others.map(({ label, table }) => countRecords(now, then, label, table)),
  ];
  return areas.filter(({ counts }) => counts.added + counts.changed + counts.removed > 0);
}

function areaOf(now: Queries, then: Queries, type: EntryType) {
  const all = [type, ...translationTypes(type)].flatMap((each) =>
    differences(now, then, each).map((differing) => ({ ...differing, each })),
  );
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const { kind } of all) counts[kind] += 1;
  // With those of the translations.
  const entries = all.slice(0, maxListed).map(({ id, kind, each }) => ({
    ...{ id, kind, type: each.name },
    title: each.title(getEntry(kind === 'removed' ? now : then, each, id)),
  }));
  const { noun, nouns } = nounsOf(type);
  const label = type.single ? noun : nouns;
  return { type: type.name, label: capitalize(label), counts, entries };
}

export function differences(now: Queries, then: Queries, type: EntryType): Differing[] {
  const [present, former] = [savesOf(now, type), savesOf(then, type)];
  const found: Differing[] = [];
  for (const [id, save] of former) {
    if (!present.has(id)) found.push({ id, kind: 'added' });
    else if (present.get(id) !== save && isDifferent(now, then, type, id))
      found.push({ id, kind: 'changed' });
  }
  for (const id of present.keys()) if (!former.has(id)) found.push({ id, kind: 'removed' });
  return found;
}

// Which save of an entry its row is: most are the same, so their fields needn't be read.
function savesOf(db: Queries, type: EntryType): Map<number, string> {
  const { id, version, updatedAt } = type.table;
  const rows = db.select({ id, version, updatedAt }).from(type.table).where(isOfType(type)).all();
  return new Map(rows.map((row) => [Number(row.id), `${row.version} ${Number(row.updatedAt)}`]));
}

function isDifferent(now: Queries, then: Queries, type: EntryType, id: number) {
  const [one, other] = [now, then].map((db) => enteredValues(type, getEntry(db, type, id)));
  return !isEqual(one, other);
}

type Table = SQLiteTable & { id: SQLiteColumn };

// What isn't entries is restored with the whole site alone.
function countRecords(now: Queries, then: Queries, label: string, table: Table) {
  const idsIn = (db: Queries) => new Set(db.select({ id: table.id }).from(table).values().map(String));
  const [present, former] = [idsIn(now), idsIn(then)];
  const counts = {
    added: [...former].filter((each) => !present.has(each)).length,
    changed: 0,
    removed: [...present].filter((each) => !former.has(each)).length,
  };
  return { type: null, label: localize(label), counts, entries: [] };
}
