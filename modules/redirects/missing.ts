import { asc, desc, lt, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { keyOf } from '#server/http/addresses.ts';
import type { Job } from '#server/jobs/points.ts';
import type { Service } from '#server/services.ts';
import { missingAddresses } from './tables.ts';

const maxAddresses = 1000;
/** New addresses between two writes: a flood of made-up ones can't push out the others. */
const maxNew = 200;
const longestPath = 200;
const forgottenAfter = 90 * 24 * 60 * 60 * 1000;

// Only vulnerability scanners ask for these.
const probe =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|ini|ya?ml|zip|t?gz|tar|rar|7z|log|xml|json|map|js|css)\b|\/\.|^\/(wp-(admin|includes|json|login)|cgi-bin|vendor|phpmyadmin|actuator|only-us|api)\b/i;

interface Count {
  count: number;
  lastAt: Date;
}

/** Counts missing addresses in memory, until `write` stores the counts. */
export const missing: Service<{ add(path: string): void; write(): void }> = {
  open(site) {
    let counts = new Map<string, Count>();
    return {
      add(path) {
        const known = counts.get(path);
        if (known) known.count += 1;
        else if (counts.size < maxNew && path.length <= longestPath && !probe.test(path))
          counts.set(path, { count: 1, lastAt: site.now() });
      },
      write() {
        if (counts.size === 0) return;
        const counted = counts;
        counts = new Map();
        site.db.transaction((tx) => {
          for (const [path, count] of counted) store(tx, keyOf(path), count);
          forget(tx, site.now());
        });
      },
    };
  },
};

export const storeMissing: Job = {
  failure: 'The missing addresses could not be counted',
  every: 5000,
  run: ({ service }) => service(missing).write(),
};

function store(tx: Queries, path: string, { count, lastAt }: Count) {
  const change = { count: sql`${missingAddresses.count} + ${count}`, lastAt };
  tx.insert(missingAddresses)
    .values({ path, count, lastAt })
    .onConflictDoUpdate({ target: missingAddresses.path, set: change })
    .run();
}

// The least wanted go first: made-up addresses are requested once.
function forget(tx: Queries, now: Date) {
  const { path, count, lastAt } = missingAddresses;
  tx.delete(missingAddresses)
    .where(lt(lastAt, new Date(now.getTime() - forgottenAfter)))
    .run();
  const stored = tx
    .select({ path })
    .from(missingAddresses)
    .orderBy(desc(count), desc(lastAt), asc(path))
    .limit(maxAddresses);
  tx.delete(missingAddresses).where(notInArray(path, stored)).run();
}

/** The most wanted addresses that still have no answer. */
export function listMissing(db: Queries, isAnswered: (path: string) => boolean) {
  const { count, lastAt, path } = missingAddresses;
  const rows = db.select().from(missingAddresses).orderBy(desc(count), desc(lastAt), asc(path)).all();
  return rows.filter((row) => !isAnswered(row.path)).slice(0, 100);
}
