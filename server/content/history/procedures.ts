import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';
import { replaceCopy } from '#server/content/copies/copies.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { filesByField } from '#server/content/files/entry-files.ts';
import { proceduresFor } from '#server/content/procedures-for.ts';
import { picturesById } from '#server/files/shown-picture.ts';
import { readVersion, versionsOf } from './history.ts';

const oneVersion = z.strictObject({ id, versionId: id });
// tRPC's infinite queries send the direction, too.
const versionPage = z.strictObject({
  id,
  cursor: z.optional(id),
  direction: z.optional(z.literal('forward')),
});

/** `getVersions`, `getVersion` and `restoreVersion`: the history of a type's entries. */
export function historyProcedures(type: EntryType) {
  const { query, mutation } = proceduresFor(type);
  return {
    /** The versions of an entry without their values, newest first: the newest 100, or those before the version `cursor`. */
    getVersions: query
      .input(versionPage)
      .query(({ ctx, input }) => versionsOf(ctx.db, type, { entryId: input.id, before: input.cursor })),

    /** The values of a version, the ids of its files by field, and the pictures of those that exist by their ids. */
    getVersion: query.input(oneVersion).query(({ ctx, input }) => {
      const values = readVersion(ctx.db, type, input);
      const files = filesByField(type, values as never);
      const pictures = picturesById(
        ctx.db,
        files.flatMap(([, ids]) => ids),
      );
      return { values, files: Object.fromEntries(files), pictures };
    }),

    /** Makes a version the working copy. Whether and since when visitors see the entry stays as it is. */
    restoreVersion: mutation.input(oneVersion).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => {
        const { status, publishedAt, ...values } = readVersion(tx, type, input);
        replaceCopy(tx, type, { id: input.id, values }, { user: ctx.user.id, now: ctx.now() });
      });
    }),
  };
}
