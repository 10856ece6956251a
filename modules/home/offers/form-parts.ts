import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { picturesOf } from '#server/rich-text/pictures.ts';
import type { RichText } from '#server/rich-text/rich-text.ts';
import type { Kind } from './kinds.ts';
import { furtherPictures } from './pictures.ts';

/** What the form of an offer shows besides its own row: the pictures. */
export function formParts(db: Queries, kind: Kind, offer: { id: number; fileId: number; text: RichText }) {
  return {
    picture: db.select(shownPicture).from(files).where(eq(files.id, offer.fileId)).get() ?? null,
    pictures: furtherPictures(db, kind.tables, offer.id),
    textPictures: picturesOf(db, offer.text),
  };
}
