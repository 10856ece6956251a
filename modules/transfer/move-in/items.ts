import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { append } from '#lib/append.ts';
import { localize } from '#lib/interface-language.ts';
import { whoActs } from '#server/activity/actor.ts';
import { recordActivity } from '#server/activity/record.ts';
import { importItems, imports } from '../tables.ts';
import type { OldSite } from './source.ts';
import { isTrial } from './trial.ts';

export type Item = typeof importItems.$inferSelect;
type Values = Omit<typeof importItems.$inferInsert, 'importId' | 'id'>;

export function itemOf(db: Queries, importId: number, key: string): Item | undefined {
  const isIt = and(eq(importItems.importId, importId), eq(importItems.key, key));
  return db.select().from(importItems).where(isIt).get();
}

/** Names an item across exports of the same site. Types may have the same numbers. */
export const keyIn = ({ host, base }: OldSite, type: string, id: number | string): string =>
  `${host}${base}|${type}|${id}`;

export function itemsOf(db: Queries, importId: number): Item[] {
  return db.select().from(importItems).where(eq(importItems.importId, importId)).all();
}

export function hasItems(db: Queries, importId: number, more?: SQL): boolean {
  const isSuch = and(eq(importItems.importId, importId), more);
  return db.select().from(importItems).where(isSuch).limit(1).get() !== undefined;
}

/** Says whether something has changed since the last import. */
export function checksumOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

export function saveItem(tx: Queries, importId: number, values: Values): void {
  const { key: _, ...rest } = values;
  tx.insert(importItems)
    .values({ importId, ...values })
    .onConflictDoUpdate({ target: [importItems.importId, importItems.key], set: rest })
    .run();
}

// Milliseconds of work without a pause. Who waits for the lock looks for it every 25.
const longest = 50;
let worked = 0;

/**
 * Changes something in a transaction of its own, once nobody else writes. The site that runs has its turn in between, for as long
 * as the transactions since its last one took.
 */
export async function inTurn<Result>(db: Database, change: (tx: Queries) => Result): Promise<Result> {
  if (worked > longest && !isTrial(db)) await wait(worked);
  await waitForWriteLock(db);
  const begun = performance.now();
  if (worked > longest) worked = 0;
  try {
    return db.transaction((tx) => change(tx), { behavior: 'immediate' });
  } finally {
    worked += performance.now() - begun;
  }
}

/** Changes something for each member of a list, a few of them in each turn. */
export async function inTurns<Member>(
  db: Database,
  members: Member[],
  change: (tx: Queries, member: Member) => void,
  few?: number,
): Promise<void> {
  for (const some of fewAtOnce(members, few))
    await inTurn(db, (tx) => {
      for (const member of some) change(tx, member);
    });
}

/** The members of a list, a few at a time: as many as one transaction stores. */
export function* fewAtOnce<Member>(members: Member[], few = 25): Generator<Member[]> {
  for (let index = 0; index < members.length; index += few) yield members.slice(index, index + few);
}

export type Import = typeof imports.$inferSelect;

/** Note on a file that was chosen for a missing one, until texts show it. */
export const replacedHere = 'It was chosen here: move in again to show it in texts.';

export function findImport(db: Queries, id: number): Import | undefined {
  return db.select().from(imports).where(eq(imports.id, id)).get();
}

export function updateImport(tx: Queries, id: number, change: Partial<typeof imports.$inferInsert>): void {
  tx.update(imports).set(change).where(eq(imports.id, id)).run();
}

export function grouped<Member>(
  members: Iterable<Member>,
  keyOf: (member: Member) => string,
): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) append(groups, keyOf(member), member);
  return groups;
}

/** Some of it can't be read, and nobody has said to import the rest. */
export class IncompleteExport extends Error {
  constructor(unread: string[]) {
    const first = unread[0] ?? '';
    super(localize('{first} Export it again, or choose to import what can be read.', { first }));
  }
}

/** Old addresses redirect here from now on. */
export function switchAddresses(db: Database, { id, host, switchedAt }: Import): void {
  db.transaction((tx) => {
    updateImport(tx, id, { switchedAt: switchedAt ?? whoActs().now });
    recordActivity(tx, { what: 'switched', type: 'site', title: host });
  });
}
