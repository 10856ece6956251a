import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { picturesById } from '#database/shown-picture.ts';
import { secondLanguageOf } from '#database/site-settings.ts';
import { users } from '#database/tables.ts';
import { id, valuesByField } from '#lib/inputs.ts';
import { whoActs } from '../../activity/actor.ts';
import { recordEntry } from '../../activity/record.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { inTransaction, mutation, ofType, oneOfType, query, transaction } from '../content-procedures.ts';
import { fileIds } from '../files/entry-files.ts';
import { requestsOf } from '../publish/publication-requests.ts';
import { findEntry, getEntry, isAbout } from '../read-entry.ts';
import { pendingOf, removeIdleSchedules } from '../schedules/schedules.ts';
import { entryVersions } from '../tables.ts';
import { translationStates } from '../translations/mark-outdated.ts';
import { checkUnfinished, type EntryValues } from '../values.ts';
import { discardCopy, entriesOfKeys, key, newCopies, readCopy } from './copies.ts';
import { discardNew, draftValues, saveTyped } from './drafts.ts';

const keys = z.extend(ofType, { keys: z.array(key).check(z.maxLength(100)) });
const copyOf = z.union([z.strictObject({ id }), z.strictObject({ key })]);
const discarded = z.extend(ofType, { of: copyOf });
const count = z.int().check(z.nonnegative());
const kept = z.extend(ofType, {
  of: copyOf,
  values: valuesByField,
  version: count,
  revision: count,
  /** Whether this person's words were chosen over somebody else's. */
  overrules: z.optional(z.boolean()),
});

export const copyProcedures = {
  /** The row of an entry: what visitors read, or a draft. */
  getEntry: query
    .input(oneOfType)
    .query(({ ctx, input }) => getEntry(ctx.db, ctx.type, input.id) as EntryRow),

  /** The working copy of an entry, with the pictures of its files by their ids; null when there is none. */
  getCopy: query.input(oneOfType).query(({ ctx: { db, type }, input: { id } }) => {
    const copy = readCopy(db, type, { id });
    return copy && withPictures(db, type, copy);
  }),

  /** This person's input for entries that were never saved, newest first. */
  getNewCopies: query
    .input(ofType)
    .query(({ ctx: { db, type, user } }) =>
      newCopies(db, type, user.id).map((copy) => withPictures(db, type, copy)),
    ),

  /** For lists and forms: unpublished changes, translations and requests. */
  getPending: query.input(ofType).query(({ ctx: { db, type, settings } }) => {
    const language = secondLanguageOf(settings);
    const translations = language && translationStates(db, type, language);
    return { ...pendingOf(db, type), requests: requestsOf(db).all({ name: type.name }), translations };
  }),

  getMade: query
    .input(keys)
    .query(({ ctx, input }) => entriesOfKeys(ctx.db, ctx.type, input.keys, ctx.user.id)),

  /** Keeps input: of a draft in its row, else in the working copy; the first call creates the draft of a new entry. CONFLICT as in `saveTyped`. */
  keepCopy: mutation.input(kept).mutation(async ({ ctx, input: { type: _, overrules, ...input } }) => {
    const { of } = input;
    const values = await checkUnfinished(ctx.type, input.values);
    const draft = await draftValues(ctx.db, ctx.type, { ...input, values });
    const typed = { ...input, values, draft };
    // To check a long text takes as long as to save it: everybody else has a turn in between.
    await setImmediate();
    return inTransaction(ctx, (tx, change) => {
      if (overrules && 'id' in of) recordOverruled(tx, ctx.type, of.id);
      return { ...saveTyped(tx, ctx.type, typed, change), at: change.now };
    });
  }),

  /** Discards input; of a new entry, with its draft. */
  discardCopy: mutation.input(discarded).mutation(
    transaction((tx, type, { of }, change) => {
      if ('key' in of) return discardNew(tx, type, of.key, change);
      discardCopy(tx, type, of);
      const row = findEntry(tx, type, of.id);
      if (!row) return;
      removeIdleSchedules(tx, type, row);
      recordEntry(tx, type, row, 'discarded');
    }),
  ),
};

type EntryRow = EntryValues & { id: number; version: number; updatedAt: Date };

function withPictures<Kept extends { values: EntryValues }>(db: Queries, type: EntryType, copy: Kept) {
  return { ...copy, pictures: picturesById(db, fileIds(type, copy.values)) };
}

// The form of the last person to save tells them. Overruled text stays in the history.
function recordOverruled(tx: Queries, type: EntryType, id: number): void {
  const isOthers = ne(entryVersions.savedBy, whoActs().user ?? '');
  const last = tx
    .select({ name: users.name })
    .from(entryVersions)
    .innerJoin(users, eq(users.id, entryVersions.savedBy))
    .where(and(isAbout(entryVersions, type, id), isOthers))
    .orderBy(desc(entryVersions.id))
    .get();
  if (last) recordEntry(tx, type, getEntry(tx, type, id), 'overruled', { detail: last.name });
}
