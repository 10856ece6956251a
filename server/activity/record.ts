import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { sessions, users } from '#database/tables.ts';
import type { Action, sources } from '#lib/activity.ts';
import { type EntryRow, type EntryType, entryLine } from '../module/entry-type.ts';
import { currentActor, type Who, whoActs } from './actor.ts';
import { activity } from './tables.ts';

/** Never data of a visitor: a request is recorded by its number. */
export interface Line {
  what: Action;
  /** The type of the entry, or one of `otherAreas` (lib/activity.ts). */
  type: string;
  entry?: number | string | null;
  title?: string | undefined;
  version?: number;
  /** More, in a word or two, such as the new role. */
  detail?: string;
  source?: (typeof sources)[number];
}

/** Adds a line to the activity, by default of the current actor, in the transaction of the change. Lines are never changed. */
export function recordActivity(tx: Queries, line: Line, who: Who = whoActs()): void {
  const { user, now } = who;
  const actor = currentActor();
  const { source = actor.source, entry = null, title = '', detail = '', ...rest } = line;
  const { sessionId } = source === 'browser' ? actor : { sessionId: null };
  const row = {
    ...rest,
    ...{ at: now, userId: user, source, detail },
    entry: entry === null ? null : String(entry),
    title: title.slice(0, 300),
    name: user ? (nameOf(tx, user) ?? '') : '',
    session: sessionId && sessionReference(sessionId),
    browser: actor.person?.assistant?.name ?? (sessionId && browserOf(tx, sessionId)),
    area: line.type.split(':', 1)[0] as string,
  };
  tx.insert(activity).values(row).run();
}

/** The same for what was done to an entry. */
export function recordEntry(
  tx: Queries,
  type: EntryType,
  row: EntryRow,
  what: Action,
  more: Pick<Line, 'version' | 'detail' | 'source'> = {},
  who: Who = whoActs(),
): void {
  recordActivity(tx, { what, ...entryLine(type, row), ...more }, who);
}

/** A hash, which opens nothing. */
export function sessionReference(sessionId: string): string {
  return createHash('sha256').update(`activity ${sessionId}`).digest('hex').slice(0, 12);
}

function nameOf(db: Queries, id: string) {
  return db.select({ name: users.name }).from(users).where(eq(users.id, id)).get()?.name;
}

function browserOf(db: Queries, id: string) {
  const { browser } = sessions;
  return db.select({ browser }).from(sessions).where(eq(sessions.id, id)).get()?.browser ?? null;
}
