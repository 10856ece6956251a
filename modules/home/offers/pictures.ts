import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { keepPictures } from '#server/rich-text/pictures.ts';
import type { OfferFields } from './inputs.ts';
import type { OfferTables } from './tables.ts';

/** The further pictures of an offer, in their order, with the ids of their files. */
export function furtherPictures(db: Queries, { pictures }: OfferTables, ownerId: number) {
  return db
    .select({ id: files.id, ...shownPicture })
    .from(pictures)
    .innerJoin(files, eq(files.id, pictures.fileId))
    .where(eq(pictures.ownerId, ownerId))
    .orderBy(asc(pictures.position))
    .all();
}

/** Notes the further pictures of an offer and those of its text, in place of what it had; in the transaction that saves it. */
export function savePictures(
  tx: Queries,
  tables: OfferTables,
  ownerId: number,
  { pictures, text }: Pick<OfferFields, 'pictures' | 'text'>,
): void {
  keepPictures(tx, tables.textPictures, { ownerId, doc: text, field: 'text' });
  tx.delete(tables.pictures).where(eq(tables.pictures.ownerId, ownerId)).run();
  pictures.forEach((fileId, index) => {
    tx.insert(tables.pictures)
      .values({ ownerId, fileId, position: index + 1 })
      .run();
  });
}
