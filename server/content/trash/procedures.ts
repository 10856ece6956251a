import { ofType, oneOfType, publicMutation, query, typeFor } from '#server/content/content-procedures.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { checkPublic, type EntryValues, enteredValues } from '#server/content/values.ts';
import { administratorProcedure, type Context } from '#server/trpc.ts';
import { type Restored, restoreEntry } from './restore.ts';
import { purgeEntry, readTrash, trashOf } from './trash.ts';

/** The trash: `getTrash`, `restore` and, for administrators, `deletePermanently`. */
export const trashProcedures = {
  /** The deleted entries, the last one first. */
  getTrash: query.input(ofType).query(({ ctx }) => trashOf(ctx.db, ctx.type)),

  restore: publicMutation.input(oneOfType).mutation(({ ctx, input }) => restore(ctx, ctx.type, input.id)),

  deletePermanently: administratorProcedure
    .meta({ changesPublic: false })
    .input(oneOfType)
    .mutation(({ ctx, input: { type, id } }) => {
      ctx.db.transaction((tx) => purgeEntry(tx, typeFor(ctx.user.role, type), id));
    }),
};

/** Puts a deleted entry back as it was, published if it was and still could be. */
export async function restore({ db, now }: Context, type: EntryType, id: number): Promise<Restored> {
  const unready = await whyUnready(type, readTrash(db, type, id));
  return db.transaction((tx) => restoreEntry(tx, type, { id, unready }, now()));
}

/** Why visitors couldn't be shown a published entry any more: the rules of its type may have changed. */
async function whyUnready(type: EntryType, row: EntryValues): Promise<string | null> {
  if (row.status === 'draft') return null;
  return checkPublic(type, enteredValues(type, row)).then(
    () => null,
    (error: Error) => error.message,
  );
}
