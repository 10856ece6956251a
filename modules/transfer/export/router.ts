import { count, sum } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { download } from './download.ts';
import { countOf } from './export-site.ts';

export const exportRouter = router({
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
