import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { compareSchema } from '#database/migrate.ts';
import { site, users } from '#database/tables.ts';
import { activityKept } from '../../activity/retention.ts';
import { reservedAddresses } from '../../content/addresses.ts';
import { everyType, findType } from '../../content/declared-types.ts';
import { findEntry } from '../../content/read-entry.ts';
import { addresses, entryCopies, entryTrash, entryVersions } from '../../content/tables.ts';
import { screenOf } from '../../module/entry-type.ts';
import { bad, type Finding, firstFew, good, note } from '../command.ts';
import { otherSchema } from '../with-database.ts';

/** If it fails, nothing else in the database is worth checking. */
export function examineWholeness(db: Database): Finding {
  const [first] = db.$client.pragma('integrity_check(1)') as { integrity_check: string }[];
  if (first?.integrity_check !== 'ok') {
    const what = first?.integrity_check.split('\n').at(-1);
    return bad(`The database is damaged (${what}). Restore a backup or a snapshot.`);
  }
  const schema = compareSchema(db);
  return schema === 'same' ? good('The database is intact.') : bad(otherSchema[schema]);
}

export function examineReferences(db: Database): Finding[] {
  const broken = db.$client.pragma('foreign_key_check') as { table: string; parent: string }[];
  if (broken.length === 0) return [good('No row refers to a missing one.')];
  const pairs = new Set(broken.map(({ table, parent }) => `${table} to ${parent}`));
  return [bad(`Rows refer to missing rows: ${broken.length} (${firstFew([...pairs])}).`)];
}

export function examineContent(db: Database): Finding[] {
  if (!db.select().from(site).get()) return [bad('The database is empty. Start the site once to fill it.')];
  const able = and(eq(users.role, 'administrator'), eq(users.active, true), isNotNull(users.passwordHash));
  if (db.select({ id: users.id }).from(users).where(able).get()) return [];
  const command = 'npm run site -- user create <email> --role administrator --name <name>';
  return [bad(`No administrator can sign in. Create one: ${command}`)];
}

const tables = [
  {
    table: entryCopies,
    size: sql`${entryCopies.values}) + octet_length(${entryCopies.base}`,
    name: 'working copies',
  },
  { table: entryVersions, size: sql`${entryVersions.values}`, name: 'versions' },
  { table: entryTrash, size: sql`${entryTrash.row}`, name: 'entries in the trash' },
];

export function examineKeptContent(db: Database): Finding[] {
  const types = new Set<string>(everyType().map(({ name }) => name));
  const kept = tables.map(({ table, size, name }) => ({ name, rows: rowsOf(db, table, size) }));
  const sums = kept.map(({ name, rows }) => {
    const megabytes = (sum(rows, 'bytes') / 1e6).toFixed(1);
    return `${sum(rows, 'count')} ${name} (${megabytes} MB)`;
  });
  const removed = kept.flatMap(({ name, rows }) =>
    rows.filter(({ type }) => !types.has(type)).map(({ type, count }) => `${count} ${name} of ${type}`),
  );
  const found = [good(`Kept besides the content itself: ${sums.join(', ')}.`)];
  if (removed.length === 0) return found;
  const why = 'They stay, with their files, in case the module is added again.';
  return [...found, note(`Content of removed modules: ${firstFew(removed)}. ${why}`)];
}

export function examineActivity(db: Database): Finding {
  const { lines, old, since } = activityKept(db, new Date());
  const summary = `Activity: ${lines} lines${since ? ` since ${since.toISOString().slice(0, 10)}` : ''}.`;
  // The daily job deletes them: more than a day of them means that it doesn't run.
  return old > 10_000
    ? note(`${summary} ${old} are older than the settings say: is the site running?`)
    : good(summary);
}

/** Finds entries that visitors can’t open, because the site itself uses their address. */
export function examineHiddenPages(db: Database): Finding[] {
  const { path, state } = addresses;
  const taken = and(eq(state, 'current'), inArray(path, [...reservedAddresses]));
  return db
    .select()
    .from(addresses)
    .where(taken)
    .all()
    .flatMap(({ path, type: name, entry }) => {
      const type = findType(name);
      const row = type && findEntry(db, type, entry);
      if (!row) return [];
      const where = `The ${type.noun} “${type.title(row)}” is at ${path}, which the site itself uses now`;
      return [note(`${where}: visitors can’t open it. Change its address at ${screenOf(type, row)}.`)];
    });
}

function rowsOf(db: Database, table: (typeof tables)[number]['table'], size: SQL) {
  const { type } = table;
  const columns = { type, count: sql<number>`count(*)`, bytes: sql<number>`sum(octet_length(${size}))` };
  return db.select(columns).from(table).groupBy(type).all();
}

function sum(rows: ReturnType<typeof rowsOf>, what: 'count' | 'bytes') {
  return rows.reduce((total, row) => total + row[what], 0);
}
