import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { requestSettings } from './tables.ts';

/** How requests are handled: as delivered, until an administrator changes it. */
export function readRequestSettings(db: Queries) {
  const row = db.select().from(requestSettings).where(eq(requestSettings.id, 1)).get();
  return row ?? { id: 1, months: 12, recipients: [] as string[], version: 0 };
}

/** Saves them if nobody else did since `version`. Returns whether. */
export function saveRequestSettings(
  db: Queries,
  { version, ...values }: { version: number; months: number; recipients: string[] },
): boolean {
  const next = { ...values, version: version + 1 };
  if (readRequestSettings(db).version !== version) return false;
  db.insert(requestSettings)
    .values({ id: 1, ...next })
    .onConflictDoUpdate({ target: requestSettings.id, set: next })
    .run();
  return true;
}
