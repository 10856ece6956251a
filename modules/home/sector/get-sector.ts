import { pictureById, picturesOf } from '#database/shown-picture.ts';
import { slugOf } from '#lib/slug.ts';
import { type Reader, readPublicEntry } from '#server/content/public-entry.ts';
import { readSeo } from '#server/content/seo.ts';
import { narrowed } from '../offers/narrowed.ts';
import { sectorPath } from '../offers/paths.ts';
import { publishedOffers } from '../offers/published.ts';
import { offerKinds } from '../offers/type.ts';
import { publishedCertificates } from '../published.ts';
import { sectorType } from './sectors.ts';

const offersShown = 3;

/** The public page of a sector, or the slug it moved to. Throws NOT_FOUND. */
export function getSector(reader: Reader, slug: string) {
  const { row, movedTo } = readPublicEntry(reader, sectorType, sectorPath(slug));
  if (!row) return { movedTo };
  const { db } = reader;
  const { id, title, summary, use, text, status, fileId, certificateId } = row;
  const lists = offerKinds.flatMap((kind) => {
    const all = narrowed(publishedOffers(db, kind), { use: slugOf(use), sort: null });
    return all.length > 0 ? [{ kind, offers: all.slice(0, offersShown) }] : [];
  });
  return {
    sector: { id, title, slug, summary, use, text, status, picture: pictureById(db, fileId) },
    textPictures: picturesOf(db, text),
    lists,
    certificates: publishedCertificates(db).filter((certificate) => certificate.id === certificateId),
    seo: readSeo(db, row),
  };
}

export type ShownSector = Extract<ReturnType<typeof getSector>, { sector: unknown }>;
