import { asc, desc, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import type { Job } from '../jobs/points.ts';
import { keyOf } from './addresses.ts';
import { missingAddresses } from './tables.ts';

/** How many are stored. */
const mostAddresses = 1000;
/** How many different ones are counted between two writes: a flood of made-up addresses can't push out the others. */
const mostNew = 200;
const longestPath = 200;
const forgottenAfter = 90 * 24 * 60 * 60 * 1000;

// What only programs that look for weak spots ask for.
const probe =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|ini|ya?ml|zip|t?gz|tar|rar|7z|log|xml|json|map|js|css)\b|\/\.|^\/(wp-(admin|includes|json|login)|cgi-bin|vendor|phpmyadmin|actuator|only-us|api)\b/i;

interface Count {
  count: number;
  lastAt: Date;
}

/** Counts the addresses that visitors ask for and that nothing answers. In memory, until `write` stores the counts. */
export class MissingAddresses {
  readonly #needs: { db: Database; now(): Date };
  #counts = new Map<string, Count>();

  constructor(needs: { db: Database; now(): Date }) {
    this.#needs = needs;
  }

  /** Counts one request. Cheap: a flood of them costs no query. */
  add(path: string): void {
    const known = this.#counts.get(path);
    if (known) known.count += 1;
    else if (this.#counts.size < mostNew && path.length <= longestPath && !probe.test(path)) {
      this.#counts.set(path, { count: 1, lastAt: this.#needs.now() });
    }
  }

  /** Stores what was counted since the last time, in one transaction. */
  write(): void {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    this.#needs.db.transaction((tx) => {
      for (const [path, count] of counts) store(tx, keyOf(path), count);
      forget(tx, this.#needs.now());
    });
  }
}

/** Stores the counts every few seconds. */
export const storeMissing: Job = {
  failure: 'The addresses that visitors did not find could not be counted',
  every: 5000,
  run: ({ missing }) => missing.write(),
};

function store(tx: Queries, path: string, { count, lastAt }: Count) {
  const change = { count: sql`${missingAddresses.count} + ${count}`, lastAt };
  tx.insert(missingAddresses)
    .values({ path, count, lastAt })
    .onConflictDoUpdate({ target: missingAddresses.path, set: change })
    .run();
}

// Those that were asked for least often go first: made-up ones are asked for once.
function forget(tx: Queries, now: Date) {
  const { path, count, lastAt } = missingAddresses;
  tx.delete(missingAddresses)
    .where(lt(lastAt, new Date(now.getTime() - forgottenAfter)))
    .run();
  const stored = tx
    .select({ path })
    .from(missingAddresses)
    .orderBy(desc(count), desc(lastAt), asc(path))
    .limit(mostAddresses);
  tx.delete(missingAddresses).where(notInArray(path, stored)).run();
}

/** The addresses that were asked for most often, without those that redirect since. */
export function listMissing(db: Queries, isAnswered: (path: string) => boolean) {
  const { count, lastAt, path } = missingAddresses;
  const rows = db.select().from(missingAddresses).orderBy(desc(count), desc(lastAt), asc(path)).all();
  return rows.filter((row) => !isAnswered(row.path)).slice(0, 100);
}
