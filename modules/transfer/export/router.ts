import { count, sum } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { download } from './download.ts';
import { countOf } from './export-site.ts';

/** `export`: what leaves the site as a whole. For administrators. */
export const exportRouter = router({
  /** What an export would have, and how far the one that somebody downloads has come. */
  get: administratorProcedure.query(({ ctx: { db, service } }) => {
    const stored = db
      .select({ found: count(), bytes: sum(files.bytes).mapWith(Number) })
      .from(files)
      .get();
    return {
      entries: declaredTypes().reduce((all, type) => all + countOf(db, type), 0),
      files: stored?.found ?? 0,
      bytes: stored?.bytes ?? 0,
      running: service(download).running,
    };
  }),
});
