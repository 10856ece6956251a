import type { Queries } from '#database/client.ts';
import { publicSecondLanguageOf, readSettings } from '#database/site-settings.ts';
import { type Action, mayWith } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { currentActor } from '../activity/actor.ts';
import type { Context, Signed } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { refused } from '../errors/refused.ts';
import { type EntryType, isPublishable } from '../module/entry-type.ts';
import { findType } from './declared-types.ts';
import { findEntry } from './read-entry.ts';
import { schedulesOf } from './schedules/schedules.ts';

/** Throws FORBIDDEN unless this person may do that with the entries of the type. */
export function refuseWithout(user: SessionUser, action: Action, type: EntryType): void {
  if (mayWith(user, action, type)) return;
  throw refusal(user, action, type.isTranslation ? 'translations' : type.area);
}

/** Throws FORBIDDEN unless this person may save `input` over `row` (default: by its id): public entries need the right to publish. */
export function refuseToPublish(
  { db, user }: Pick<Signed, 'db' | 'user'>,
  type: EntryType,
  input: unknown,
  row: object | undefined = rowOf(db, type, input),
): void {
  const before = row as { status?: string } | undefined;
  const { status = before?.status } = Object(input) as { status?: unknown };
  const isDraft = isPublishable(type) && status === 'draft' && (before?.status ?? 'draft') === 'draft';
  if (!isDraft) refuseWithout(user, 'publish', type);
}

/** Throws CONFLICT for the translation of a setting whose words every page of a public language shows. */
export function refuseWhileNeeded(tx: Queries, { kind, isTranslation }: EntryType, before: object): void {
  const { type, language, status } = { ...kind, ...before } as Record<string, unknown>;
  if (!isTranslation || status !== 'published' || !findType(String(type))?.single) return;
  if (publicSecondLanguageOf(readSettings(tx)) !== language) return;
  throw refused(
    'CONFLICT',
    'Visitors read these words on every page in this language. Change them, or unpublish the language first.',
  );
}

function rowOf(db: Context['db'], type: EntryType, input: unknown) {
  const { id } = Object(input) as { id?: unknown };
  return typeof id === 'number' ? findEntry(db, type, id) : undefined;
}

/** Throws FORBIDDEN while the entry is scheduled, unless the actor may publish: unreviewed changes would go live. */
export function refuseWhileScheduled(tx: Queries, type: EntryType, id: number): void {
  const { person } = currentActor();
  if (!person || mayWith(person, 'publish', type) || !schedulesOf(tx, type, id).publish) return;
  throw refused(
    'FORBIDDEN',
    'This is scheduled to go live. Ask somebody who publishes to cancel that before you change it.',
  );
}
