import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
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
      return recipients ?? firstAdministrator(db);
    },
  };
}

export function isFormOn({ db }: { db: Queries }): boolean {
  return readRequestSettings(db).formOn;
}

// Otherwise requests would go unnoticed until somebody finds this setting.
function firstAdministrator(db: Queries): string[] {
  const able = and(eq(users.active, true), eq(users.role, 'administrator'));
  const first = db.select({ id: users.id }).from(users).where(able).orderBy(asc(users.createdAt)).limit(1);
  return first.all().map(({ id }) => id);
}
