import { waitForWriteLock } from '#database/write-lock.ts';
import { discardAbandonedCopies } from '#server/content/copies/copies.ts';
import type { Services } from '#server/services.ts';
import { fromModules } from '#server/site/modules.ts';
import { purgeOldTrash } from './trash.ts';

const aDay = 24 * 60 * 60 * 1000;

/**
 * Deletes permanently what has been in the trash for 30 days: now, and once a day from now on. Returns the function that
 * stops it. A failure is logged; the next day tries again.
 */
export function emptyTrashDaily(services: Services): () => void {
  const timer = setInterval(() => void emptyOldTrash(services), aDay);
  timer.unref();
  void emptyOldTrash(services);
  return () => clearInterval(timer);
}

/** Deletes permanently what has been in the trash for 30 days, and what deleted accounts typed and never saved. */
export async function emptyOldTrash({ db, log, now }: Services): Promise<void> {
  try {
    await waitForWriteLock(db);
    const entries = db.transaction((tx) => {
      discardAbandonedCopies(tx);
      return purgeOldTrash(tx, fromModules('entryTypes').flat(), now());
    });
    if (entries > 0) log.info({ entries }, 'Deleted what was in the trash for 30 days');
  } catch (err) {
    // The database may be closed by now.
    if (db.$client.open) log.error({ err }, 'The trash could not be emptied');
  }
}
