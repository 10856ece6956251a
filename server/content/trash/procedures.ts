import { one } from '#lib/inputs.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { proceduresFor } from '#server/content/procedures-for.ts';
import { checkPublic, type EntryValues, enteredValues } from '#server/content/values.ts';
import { administratorProcedure } from '#server/trpc.ts';
import { restoreEntry } from './restore.ts';
import { purgeEntry, readTrash, trashEntry, trashOf } from './trash.ts';

/** `delete`, `getTrash`, `restore` and, for administrators, `deletePermanently`. */
export function trashProcedures(type: EntryType) {
  const { query, publicMutation } = proceduresFor(type);
  return {
    /** Moves an entry to the trash. */
    delete: publicMutation.input(one).mutation(({ ctx, input }) => {
      const change = { user: ctx.user.id, now: ctx.now() };
      ctx.db.transaction((tx) => trashEntry(tx, type, input.id, change));
    }),

    /** The deleted entries, the last one first. */
    getTrash: query.query(({ ctx }) => trashOf(ctx.db, type)),

    /** Puts a deleted entry back as it was, published if it was and still could be. */
    restore: publicMutation.input(one).mutation(async ({ ctx, input: { id } }) => {
      const unready = await whyUnready(type, readTrash(ctx.db, type, id));
      return ctx.db.transaction((tx) => restoreEntry(tx, type, { id, unready }, ctx.now()));
    }),

    deletePermanently: administratorProcedure
      .meta({ changesPublic: false })
      .input(one)
      .mutation(({ ctx, input }) => {
        ctx.db.transaction((tx) => purgeEntry(tx, type, input.id));
      }),
  };
}

/** Why visitors couldn't be shown a published entry any more: the rules of its type may have changed. */
async function whyUnready(type: EntryType, row: EntryValues): Promise<string | null> {
  if (row.status === 'draft') return null;
  return checkPublic(type, enteredValues(type, row)).then(
    () => null,
    (error: Error) => error.message,
  );
}
