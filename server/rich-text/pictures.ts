import { TRPCError } from '@trpc/server';
import { eq, inArray } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { type ShownPicture, shownPicture } from '../files/shown-picture.ts';
import { picturesIn } from './read.ts';
import type { RichText } from './rich-text.ts';

/**
 * A module's table that tells which rows show which files in their texts, so that nobody has to read thousands of texts
 * to find out. `ownerId` refers to the module's row and goes with it, `fileId` to the file, which then can't be deleted.
 */
type PicturesTable = SQLiteTable & { ownerId: SQLiteColumn; fileId: SQLiteColumn };

/** Pictures by the ids of their files. */
export type TextPictures = Record<number, ShownPicture>;

/**
 * Notes the pictures of a row's text in place of those that were noted before; call it in the transaction that saves the
 * text. Throws BAD_REQUEST at `field` when the text shows a file that is not there.
 */
export function keepPictures(
  tx: Queries,
  table: PicturesTable,
  { ownerId, doc, field }: { ownerId: number; doc: RichText; field: string },
): void {
  const wanted = picturesIn(doc);
  const there = Object.keys(picturesOf(tx, doc)).length;
  if (there < wanted.length) throw pictureGone(field);
  tx.delete(table).where(eq(table.ownerId, ownerId)).run();
  if (wanted.length > 0)
    tx.insert(table)
      .values(wanted.map((fileId) => ({ ownerId, fileId })))
      .run();
}

/** The pictures of these texts, as far as their files are there. */
export function picturesOf(db: Queries, ...docs: RichText[]): TextPictures {
  const ids = [...new Set(docs.flatMap(picturesIn))];
  if (ids.length === 0) return {};
  const rows = db
    .select({ id: files.id, picture: shownPicture })
    .from(files)
    .where(inArray(files.id, ids))
    .all();
  return Object.fromEntries(rows.map(({ id, picture }) => [id, picture]));
}

// Told like what the rules of an input find, so that it stands at the field.
function pictureGone(field: string) {
  const message = 'A picture in this text is not among the files any more. Remove it or choose another.';
  const cause = new z.core.$ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]);
  return new TRPCError({ code: 'BAD_REQUEST', message, cause });
}
