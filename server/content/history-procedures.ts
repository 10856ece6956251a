import * as z from 'zod/mini';
import { id, one } from '#lib/inputs.ts';
import { picturesById } from '../files/shown-picture.ts';
import { replaceCopy } from './copies.ts';
import { fileIds } from './entry-files.ts';
import type { EntryType } from './entry-type.ts';
import { readVersion, versionsOf } from './history.ts';
import { proceduresFor } from './procedures-for.ts';

const oneVersion = z.strictObject({ id, versionId: id });

/** `getVersions`, `getVersion` and `restoreVersion`: the history of a type's entries. */
export function historyProcedures(type: EntryType) {
  const { query, mutation } = proceduresFor(type);
  return {
    /** Every version of an entry, newest first, without the values. */
    getVersions: query.input(one).query(({ ctx, input }) => versionsOf(ctx.db, type, input.id)),

    /** The values of a version, and the pictures of its files by their ids. */
    getVersion: query.input(oneVersion).query(({ ctx, input }) => {
      const values = readVersion(ctx.db, type, input);
      return { values, pictures: picturesById(ctx.db, fileIds(type, values as never)) };
    }),

    /** Makes a version the working copy: visitors see it only once it is published. */
    restoreVersion: mutation.input(oneVersion).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => {
        const values = readVersion(tx, type, input);
        replaceCopy(tx, type, { id: input.id, values }, { user: ctx.user.id, now: ctx.now() });
      });
    }),
  };
}
