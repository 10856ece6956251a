import type { FocalPoint } from '#lib/focal-point.ts';
import { downloadsIn, filesInText } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { Queries } from './client.ts';
import { isAmong, preparedQuery } from './prepared-query.ts';
import { files } from './tables.ts';

type PictureColumns = 'filename' | 'width' | 'height' | 'color' | 'alt' | 'focalX' | 'focalY';

/** The columns of a shown picture, also of an alias of the files. */
export function shownIn<Files extends Record<PictureColumns, unknown>>(
  table: Files,
): Pick<Files, PictureColumns> {
  const { filename, width, height, color, alt, focalX, focalY } = table;
  return { filename, width, height, color, alt, focalX, focalY };
}

export const shownPicture = shownIn(files);

const downloadableFile = { name: files.name, type: files.type, bytes: files.bytes };

type FileRow = typeof files.$inferSelect;

/** Size in pixels; colour #rrggbb, or #rrggbb00 if partly transparent; without a focal point the centre. */
export type ShownPicture = Pick<FileRow, Exclude<PictureColumns, keyof FocalPoint>> & Partial<FocalPoint>;

/** Pictures by the ids of their files; with their names where a text offers them for downloading. */
export type Pictures = Record<number, ShownPicture & Partial<Pick<FileRow, 'name' | 'type' | 'bytes'>>>;

const filesById = preparedQuery((db) =>
  db
    .select({ id: files.id, picture: shownPicture, download: downloadableFile })
    .from(files)
    .where(isAmong(files.id, 'ids')),
);

/** Without missing files. The names of `offered` are public, too. */
export function picturesById(db: Queries, ids: number[], offered: number[] = []): Pictures {
  if (ids.length === 0) return {};
  const rows = filesById(db).all({ ids: JSON.stringify([...new Set(ids)]) });
  return Object.fromEntries(
    rows.map(({ id, picture, download }) => [
      id,
      offered.includes(id) ? { ...picture, ...download } : picture,
    ]),
  );
}

/** Null without one. */
export function pictureById(db: Queries, id: number | null): ShownPicture | null {
  return id === null ? null : (picturesById(db, [id])[id] ?? null);
}

export function picturesOf(db: Queries, ...docs: RichText[]): Pictures {
  return picturesById(db, docs.flatMap(filesInText), docs.flatMap(downloadsIn));
}
