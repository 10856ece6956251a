import * as z from 'zod/mini';
import { picturesById } from '#database/shown-picture.ts';
import { id } from '#lib/inputs.ts';
import { linesOf, shownLines } from '#server/activity/list.ts';
import { mutation, oneOfType, query, transaction } from '#server/content/content-procedures.ts';
import { filesByField } from '#server/content/files/entry-files.ts';
import { replaceCopy } from '#server/content/working-copy/copies.ts';
import { readVersion, versionsOf } from './history.ts';

const oneVersion = z.extend(oneOfType, { versionId: id });
// tRPC's infinite queries send the direction, too.
const versionPage = z.extend(oneOfType, {
  cursor: z.optional(id),
  direction: z.optional(z.literal('forward')),
});

export const historyProcedures = {
  /** The versions of an entry without their values, newest first: the newest 100, or those before the version `cursor`. */
  getVersions: query
    .input(versionPage)
    .query(({ ctx, input: { id, cursor } }) => versionsOf(ctx.db, ctx.type, { entryId: id, before: cursor })),

  /** The newest 100 lines of activity on an entry. */
  getActivity: query.input(oneOfType).query(({ ctx: { db, sessionId }, input }) => {
    const entry = { type: input.type, id: String(input.id) };
    return shownLines(db, linesOf(db, { entry }, undefined, 100), sessionId);
  }),

  /** The values of a version, the ids of its files by field, and the pictures of those that exist by their ids. */
  getVersion: query.input(oneVersion).query(({ ctx: { db, type }, input }) => {
    const values = readVersion(db, type, input);
    const files = filesByField(type, values);
    const ids = files.flatMap(([, each]) => each);
    return { values, files: Object.fromEntries(files), pictures: picturesById(db, ids) };
  }),

  /** Makes a version the working copy. Whether and since when visitors see the entry stays as it is. */
  restoreVersion: mutation.input(oneVersion).mutation(
    transaction((tx, type, input, change) => {
      const { status, publishedAt, ...values } = readVersion(tx, type, input);
      replaceCopy(tx, type, { id: input.id, values }, change);
    }),
  ),
};
