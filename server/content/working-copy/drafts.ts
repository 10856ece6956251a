import { TRPCError } from '@trpc/server';
import type { Database, Queries } from '#database/client.ts';
import { isEqual } from '#lib/is-equal.ts';
import { isConstraint } from '../../errors/database-errors.ts';
import { savedMeanwhile } from '../../errors/refused.ts';
import { type EntryType, isPublishable } from '../../module/entry-type.ts';
import { freeAddress, isAddressAtStake, wasEverPublic } from '../addresses.ts';
import type { Change } from '../change.ts';
import { createEntry, updateEntry } from '../entries.ts';
import { isOnlyBy } from '../history/history.ts';
import { entryExists, findEntry, getEntry } from '../read-entry.ts';
import { deleteEntry, trashEntry } from '../trash/trash.ts';
import { checkDraft, type EntryValues, enteredValues } from '../values.ts';
import { copyRevision, discardCopy, entryOfKey, type Kept, keepCopy } from './copies.ts';

// Input for a draft is saved in its row, which visitors don't see. Lists show and publish it (decision 80).

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Row = ReturnType<typeof getEntry>;

type Typed = Kept & { draft: EntryValues | null };

/** Where input was saved; `revision` is 0 without a working copy. */
interface Stored {
  id?: number;
  version?: number;
  revision: number;
  /** Values that the row has instead of the input. */
  instead?: EntryValues;
}

/** The values as the row of a draft holds them; null while they lack a title, and where visitors see the entry. */
export async function draftValues(
  db: Queries,
  type: EntryType,
  { of, values }: Pick<Kept, 'of' | 'values'>,
): Promise<EntryValues | null> {
  const row = 'id' in of ? findEntry(db, type, of.id) : undefined;
  if (!isPublishable(type) || (row && row.status !== 'draft')) return null;
  const whole: EntryValues = { ...(row && enteredValues(type, row)), ...values, status: 'draft' };
  const checked = await checkDraft(type, whole).catch(() => null);
  // Trimming would take the space that a person has just typed.
  const asTyped = ([name, value]: [string, unknown]) => {
    const typed = whole[name];
    return [name, typeof typed === 'string' && typed.trim() === value ? typed : value];
  };
  const entered = checked && Object.entries(checked).filter(([, value]) => value !== undefined);
  return entered && Object.fromEntries(entered.map(asTyped));
}

/** Saves input: of a draft in its row, the rest in the working copy. A new form creates one draft. Throws CONFLICT, NOT_FOUND, FORBIDDEN. */
export function saveTyped(tx: Transaction, type: EntryType, typed: Typed, change: Change): Stored {
  const { of, values, draft } = typed;
  const known = 'id' in of ? of.id : entryOfKey(tx, type, of.key, change.user);
  // A form that still sends its key knows version 1 at most: the answer was lost.
  const from = 'id' in of || known === null ? typed : { ...typed, version: 1, revision: 0 };
  const live = known === null ? null : getEntry(tx, type, known);
  const revisionNow = copyRevision(tx, type, known === null ? of : { id: known });
  if ((live && live.version !== from.version) || revisionNow !== from.revision) throw savedMeanwhile();
  const saved = draft && saveDraft(tx, type, { ...from, live, draft }, change);
  const row = saved ?? live;
  if (!row) return keepCopy(tx, type, from, change);
  const [id, version, entered] = [Number(row.id), Number(row.version), enteredValues(type, row)];
  const state = 'status' in values && { status: values.status };
  const rest = saved ? { ...draft, ...state } : values;
  const others = Object.keys(entered).filter((name) => name in rest && !isEqual(entered[name], rest[name]));
  const ofOthers = (all: EntryValues) => Object.fromEntries(others.map((name) => [name, all[name]]));
  const revision = known === null ? 0 : from.revision;
  // Equal values are the row's own, which compare at once.
  const kept = { of: { id }, values: { ...rest, ...entered, ...ofOthers(rest) }, version, revision };
  return { id, version, ...keepCopy(tx, type, kept, change, row), instead: ofOthers(entered) };
}

/** Discards a new entry and its draft; a draft that somebody else edited goes to the trash. */
export function discardNew(tx: Queries, type: EntryType, key: string, change: Change): void {
  const id = entryOfKey(tx, type, key, change.user);
  if (id === null) discardCopy(tx, type, { key });
  if (id === null || !entryExists(tx, type, id)) return;
  if (wasEverPublic(tx, type, getEntry(tx, type, id), change.now)) throw savedMeanwhile();
  if (isOnlyBy(tx, type, id, change.user)) deleteEntry(tx, type, id);
  else trashEntry(tx, type, id, change);
}

/** Saves the values in the row. Null when they can't be: the name is taken, or the entry was deleted. */
function saveDraft(
  tx: Transaction,
  type: EntryType,
  typed: Kept & { live: Row | null; draft: EntryValues },
  change: Change,
): Row | null {
  const { live, of, version } = typed;
  if (live ? live.status !== 'draft' : version > 0) return null;
  const draft = { ...typed.draft, ...ownAddress(tx, type, typed.draft, live) };
  if (live && isEqual(enteredValues(type, { ...live, ...draft }), enteredValues(type, live))) return live;
  try {
    // In a savepoint: what is refused leaves nothing behind.
    return tx.transaction((inner) => {
      const copy = 'key' in of ? of.key : undefined;
      if (live) return updateEntry(inner, type, { ...draft, id: Number(live.id), version }, change, live);
      return getEntry(inner, type, createEntry(inner, type, { ...draft, copy }, change).id);
    });
  } catch (error) {
    if (!(error instanceof TRPCError) && !isConstraint(error)) throw error;
    return null;
  }
}

/** Instead of an address that isn't free, the one that the row has, or a free one. */
function ownAddress(
  tx: Queries,
  type: EntryType,
  draft: EntryValues,
  live: { id?: unknown; slug?: unknown } | null,
) {
  const { address } = type;
  const row = { ...live, ...draft };
  if (!address || !isAddressAtStake(tx, type, row, live ? Number(live.id) : undefined)) return {};
  return { slug: live?.slug ?? freeAddress(tx, String(draft.slug), (slug) => address({ ...row, slug })) };
}
