import { one } from '#lib/inputs.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { proceduresFor } from '#server/content/procedures-for.ts';
import { administratorProcedure } from '#server/trpc.ts';
import { restoreEntry } from './restore.ts';
import { purgeEntry, trashEntry, trashOf } from './trash.ts';

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

    /** Puts a deleted entry back as it was, published if it was. */
    restore: publicMutation
      .input(one)
      .mutation(({ ctx, input }) => ctx.db.transaction((tx) => restoreEntry(tx, type, input.id, ctx.now()))),

    deletePermanently: administratorProcedure
      .meta({ changesPublic: false })
      .input(one)
      .mutation(({ ctx, input }) => {
        ctx.db.transaction((tx) => purgeEntry(tx, type, input.id));
      }),
  };
}
