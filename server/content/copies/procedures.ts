import * as z from 'zod/mini';
import { id, one } from '#lib/inputs.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { fileIds } from '#server/content/files/entry-files.ts';
import { proceduresFor } from '#server/content/procedures-for.ts';
import { entryExists, getEntry } from '#server/content/read-entry.ts';
import { pendingOf, removeIdleSchedules } from '#server/content/schedules/schedules.ts';
import { checkUnfinished, type EntryValues } from '#server/content/values.ts';
import { picturesById } from '#server/files/shown-picture.ts';
import type { Context } from '#server/trpc.ts';
import { discardCopy, entriesOfKeys, newCopies, readCopy } from './copies.ts';
import { discardNew, draftValues, saveTyped } from './drafts.ts';

/** The id that the form of a new entry makes up. It is no number: those are the keys of entries. */
export const key = z.string().check(z.regex(/^(?=.*[a-z])[a-z0-9]{8,40}$/));
const keys = z.strictObject({ keys: z.array(key).check(z.maxLength(100)) });
const copyOf = z.union([z.strictObject({ id }), z.strictObject({ key })]);
const count = z.int().check(z.nonnegative());
const kept = z.strictObject({
  of: copyOf,
  values: z.record(z.string(), z.unknown()),
  version: count,
  revision: count,
});

/** `getCopy`, `getNewCopies`, `getPending`, `getMade`, `keepCopy` and `discardCopy`: what is typed into the forms of a type. */
export function copyProcedures(type: EntryType) {
  const { query, mutation } = proceduresFor(type);
  const withPictures = <Kept extends { values: EntryValues }>(db: Context['db'], copy: Kept) => ({
    ...copy,
    pictures: picturesById(db, fileIds(type, copy.values as never)),
  });
  return {
    /** The working copy of an entry, with the pictures of its files by their ids; null when there is none. */
    getCopy: query.input(one).query(({ ctx, input }) => {
      const copy = readCopy(ctx.db, type, input);
      return copy && withPictures(ctx.db, copy);
    }),

    /** What this person typed into forms of new entries and never saved, newest first. */
    getNewCopies: query.query(({ ctx }) =>
      newCopies(ctx.db, type, ctx.user.id).map((copy) => withPictures(ctx.db, copy)),
    ),

    /** For the list: what visitors don't see yet of the entries. */
    getPending: query.query(({ ctx }) => pendingOf(ctx.db, type)),

    /** The entries that forms of this person have made, by the keys of those forms. */
    getMade: query
      .input(keys)
      .query(({ ctx, input }) => entriesOfKeys(ctx.db, type, input.keys, ctx.user.id)),

    /**
     * Keeps what is typed: of a draft in its row, otherwise in the working copy. The first one makes the draft of a new entry.
     * CONFLICT when somebody else changed the copy since `revision` or saved since `version`.
     */
    keepCopy: mutation.input(kept).mutation(async ({ ctx, input }) => {
      const values = await checkUnfinished(type, input.values);
      const change = { user: ctx.user.id, now: ctx.now() };
      const draft = await draftValues(ctx.db, type, { ...input, values });
      const typed = { ...input, values, draft };
      const saved = ctx.db.transaction((tx) => saveTyped(tx, type, typed, change));
      return { ...saved, at: change.now };
    }),

    /** Takes back what is typed; of a new entry, with the draft that it has made. */
    discardCopy: mutation.input(copyOf).mutation(({ ctx, input }) => {
      const change = { user: ctx.user.id, now: ctx.now() };
      ctx.db.transaction((tx) => {
        if ('key' in input) return discardNew(tx, type, input.key, change);
        discardCopy(tx, type, input);
        if (entryExists(tx, type, input.id)) removeIdleSchedules(tx, type, getEntry(tx, type, input.id));
      });
    }),
  };
}
