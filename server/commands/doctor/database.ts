import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { compareSchema } from '#database/migrate.ts';
import { site, users } from '#database/tables.ts';
import { otherSchema } from '../with-database.ts';
import { bad, type Finding, firstFew, good } from './finding.ts';

/** Is the database intact and of this version? If not, nothing else in it is worth checking. */
export function examineWholeness(db: Database): Finding {
  const [first] = db.$client.pragma('integrity_check(1)') as { integrity_check: string }[];
  if (first?.integrity_check !== 'ok') {
    const what = first?.integrity_check.split('\n').at(-1);
    return bad(`The database is damaged (${what}). Restore a backup or a snapshot.`);
  }
  const schema = compareSchema(db);
  return schema === 'same' ? good('The database is intact.') : bad(otherSchema[schema]);
}

/** Does every foreign key refer to an existing row? */
export function examineReferences(db: Database): Finding[] {
  const broken = db.$client.pragma('foreign_key_check') as { table: string; parent: string }[];
  if (broken.length === 0) return [good('No row refers to a missing one.')];
  const pairs = new Set(broken.map(({ table, parent }) => `${table} to ${parent}`));
  return [bad(`Rows refer to missing rows: ${broken.length} (${firstFew([...pairs])}).`)];
}

/** Does it have the rows that a site can't do without? */
export function examineContent(db: Database): Finding[] {
  if (!db.select().from(site).get()) return [bad('The database is empty. Start the site once to fill it.')];
  const able = and(eq(users.role, 'administrator'), eq(users.active, true), isNotNull(users.passwordHash));
  if (db.select({ id: users.id }).from(users).where(able).get()) return [];
  const command = 'npm run site -- user create <email> --role administrator --name <name>';
  return [bad(`No administrator can sign in. Create one: ${command}`)];
}
