import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { entryType } from '#server/module/entry-type.ts';
import { requestSettings as table } from './tables.ts';
import { requestSettings } from './type.ts';

export const settingsType = entryType(requestSettings, { table });

/** `isChosen`: whether an administrator ever decided. */
export function readRequestSettings(db: Queries) {
  const { recipients, version, ...settings } = getEntry(db, settingsType, 1);
  return {
    ...settings,
    isChosen: version > 1,
    // Lazy: a form that is only shown doesn’t need them.
    get recipients() {
      const first = () => firstAdministrator(db).all();
      return recipients ?? first().map(({ id }) => id);
    },
  };
}

export function isFormOn({ db }: { db: Queries }): boolean {
  return readRequestSettings(db).formOn;
}

// Otherwise requests would go unnoticed until somebody finds this setting.
const firstAdministrator = preparedQuery((db) => {
  const { id, active, role, createdAt } = users;
  const isAble = and(eq(active, true), eq(role, 'administrator'));
  return db.select({ id }).from(users).where(isAble).orderBy(asc(createdAt)).limit(1);
});
