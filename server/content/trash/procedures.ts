import { contentProcedure, ofType, oneOfType, query } from '#server/content/content-procedures.ts';
import { refuseToPublish } from '#server/content/refuse-to-publish.ts';
import { checkPublic, type EntryValues, enteredValues } from '#server/content/values.ts';
import type { Signed } from '#server/context.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { publicWrite, transaction } from '../content-procedures.ts';
import { type Restored, restoreEntry } from './restore.ts';
import { purgeEntry, readTrash, trashOf } from './trash.ts';

export const trashProcedures = {
  getTrash: query.input(ofType).query(({ ctx }) => trashOf(ctx.db, ctx.type)),

  restore: publicWrite.input(oneOfType).mutation(({ ctx, input }) => restore(ctx, ctx.type, input.id)),

  deletePermanently: contentProcedure('manage')
    .meta({ changesPublic: false })
    .input(oneOfType)
    .mutation(transaction((tx, type, { id }) => purgeEntry(tx, type, id))),
};

/** Puts a deleted entry back as it was, published if it was and still could be. */
export async function restore(ctx: Signed, type: EntryType, id: number): Promise<Restored> {
  const { db, now } = ctx;
  const row = readTrash(db, type, id);
  refuseToPublish(ctx, type, {}, row);
  const unready = await whyUnready(type, row);
  return db.transaction((tx) => restoreEntry(tx, type, { id, unready }, now()));
}

/** Why a published entry can no longer be public: the rules of its type may have changed. */
async function whyUnready(type: EntryType, row: EntryValues): Promise<string | null> {
  if (row.status === 'draft') return null;
  return checkPublic(type, enteredValues(type, row)).then(
    () => null,
    (error: Error) => error.message,
  );
}
