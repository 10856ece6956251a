import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import type { OfferTables } from './tables.ts';

/** The further pictures of an offer, in their order, with the ids of their files. */
export function furtherPictures(db: Queries, { pictures }: OfferTables, offerId: number) {
  return db
    .select({ id: files.id, ...shownPicture })
    .from(pictures)
    .innerJoin(files, eq(files.id, pictures.fileId))
    .where(eq(pictures.offerId, offerId))
    .orderBy(asc(pictures.position))
    .all();
}

/** Gives an offer these further pictures in place of those it had. */
export function saveFurtherPictures(
  db: Queries,
  { pictures }: OfferTables,
  offerId: number,
  fileIds: number[],
): void {
  db.delete(pictures).where(eq(pictures.offerId, offerId)).run();
  fileIds.forEach((fileId, index) => {
    db.insert(pictures)
      .values({ offerId, fileId, position: index + 1 })
      .run();
  });
}
