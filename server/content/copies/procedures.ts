import * as z from 'zod/mini';
import { id, one } from '#lib/inputs.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { fileIds } from '#server/content/files/entry-files.ts';
import { proceduresFor } from '#server/content/procedures-for.ts';
import { entryExists, getEntry } from '#server/content/read-entry.ts';
import { removeIdleSchedules } from '#server/content/schedules/schedules.ts';
import { checkUnfinished, type EntryValues } from '#server/content/values.ts';
import { picturesById } from '#server/files/shown-picture.ts';
import type { Context } from '#server/trpc.ts';
import { discardCopy, keepCopy, newCopies, readCopy } from './copies.ts';

/** The id that the form of a new entry makes up. */
const key = z.string().check(z.regex(/^[a-z0-9]{8,40}$/));
const copyOf = z.union([z.strictObject({ id }), z.strictObject({ key })]);
const count = z.int().check(z.nonnegative());
const kept = z.strictObject({
  of: copyOf,
  values: z.record(z.string(), z.unknown()),
  version: count,
  revision: count,
});

/** `getCopy`, `getNewCopies`, `keepCopy` and `discardCopy`: the working copies of a type. */
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

    /** Keeps what is typed. CONFLICT when somebody else changed the copy since `revision` or saved since `version`. */
    keepCopy: mutation.input(kept).mutation(async ({ ctx, input }) => {
      const values = await checkUnfinished(type, input.values);
      const change = { user: ctx.user.id, now: ctx.now() };
      const { revision } = ctx.db.transaction((tx) => keepCopy(tx, type, { ...input, values }, change));
      return { revision, at: change.now };
    }),

    discardCopy: mutation.input(copyOf).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => {
        discardCopy(tx, type, input);
        if ('id' in input && entryExists(tx, type, input.id)) {
          removeIdleSchedules(tx, type, getEntry(tx, type, input.id));
        }
      });
    }),
  };
}
