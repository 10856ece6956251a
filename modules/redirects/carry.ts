import { and, eq } from 'drizzle-orm';
import type { RedirectStore } from '#modules/transfer/points.ts';
import { isKnownAddress } from '#server/content/addresses.ts';
import { readPath, readTarget, WrongAddress } from './addresses.ts';
import { readLines } from './csv.ts';
import { importLines } from './import.ts';
import { redirects } from './tables.ts';

/** Redirects that come along when a site moves in or out. */
export const carriedRedirects: RedirectStore = {
  all: (db) => db.select().from(redirects).orderBy(redirects.path).all(),
  read: readLines,
  store: (context, entered) =>
    importLines(context, entered, ({ paths, mistakes }) =>
      paths.map((path, index) => ({ path, mistake: mistakes.get(index)?.message })),
    ),
  restore(tx, { from, to, temporary }, origin) {
    try {
      const path = readPath(from, origin);
      // Those of entries came with the entries.
      if (isKnownAddress(tx, path)) return null;
      const target = readTarget(to, origin, path);
      tx.insert(redirects).values({ path, target, temporary }).onConflictDoNothing().run();
      return null;
    } catch (error) {
      if (error instanceof WrongAddress) return error.message;
      throw error;
    }
  },
  remove: (tx, path) =>
    void tx
      .delete(redirects)
      .where(and(eq(redirects.path, path), eq(redirects.version, 1)))
      .run(),
};
