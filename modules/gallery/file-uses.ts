import { inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { FileUse } from '#server/module.ts';
import { galleryPictures } from './tables.ts';

/** The pictures of the gallery that show these files. */
export function fileUses(db: Queries, fileIds: SQL): FileUse[] {
  const { fileId, title } = galleryPictures;
  const rows = db.select({ fileId, title }).from(galleryPictures).where(inArray(fileId, fileIds)).all();
  return rows.map((row) => ({ ...row, route: '/only-us/gallery' }));
}
