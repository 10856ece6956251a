import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { requestSettings } from './tables.ts';

/** How requests are handled: as delivered, until an administrator changes it. */
export function readRequestSettings(db: Queries) {
  const row = db.select().from(requestSettings).where(eq(requestSettings.id, 1)).get();
  if (row && row.version > 0) return row;
  // Recipients are looked up when they are asked for: a form that is only shown needs none.
  return {
    ...{ id: 1, months: 12, formOn: true, version: 0, ...row },
    get recipients() {
      return firstAdministrator(db);
    },
  };
}

/** Do visitors see the form? */
export function isFormOn({ db }: { db: Queries }): boolean {
  return readRequestSettings(db).formOn;
}

// Nobody waits for an answer because nobody knew of this setting.
function firstAdministrator(db: Queries): string[] {
  const able = and(eq(users.active, true), eq(users.role, 'administrator'));
  const first = db.select({ id: users.id }).from(users).where(able).orderBy(asc(users.createdAt)).limit(1);
  return first.all().map(({ id }) => id);
}

/** Saves them if nobody else did since `version`. Returns whether. */
export function saveRequestSettings(
  db: Queries,
  {
    version,
    ...values
  }: { version: number; months: number; recipients: string[]; formOn?: boolean | undefined },
): boolean {
  const next = { ...values, version: version + 1 };
  if (readRequestSettings(db).version !== version) return false;
  db.insert(requestSettings)
    .values({ id: 1, ...next })
    .onConflictDoUpdate({ target: requestSettings.id, set: next })
    .run();
  return true;
}
