import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { pictureById, picturesById, picturesOf } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import type { Changing } from '#server/content/once-per-change.ts';
import { type Reader, readPublicEntry } from '#server/content/public-entry.ts';
import { readSeo } from '#server/content/seo.ts';
import { offered } from '#server/module/registry.ts';
import { servedCities } from '#server/rendering/points.ts';
import { sectorPaths } from '../sector/sectors.ts';
import { usesOf } from './narrowed.ts';
import { offerTypes } from './offers.ts';
import { listPath, offerPath } from './paths.ts';
import { countPhotos } from './photos.ts';
import { publishedOffers } from './published.ts';
import type { OfferKind } from './type.ts';

const othersShown = 4;

/** The public page at a slug, or the slug it moved to. Throws NOT_FOUND. */
export function getOffer(reader: Reader & Changing, kind: OfferKind, slug: string) {
  const { row, movedTo } = readPublicEntry(reader, offerTypes[kind], offerPath(kind, slug));
  if (!row) return { movedTo };
  const { db } = reader;
  const { id, name, summary, icon, specification, minimum, leadTime, status, text, fileId } = row;
  const { prices, steps, preparation, questions } = row;
  const picture = pictureById(db, fileId);
  const facts = { specification, minimum, leadTime, prices, steps, preparation, questions };
  return {
    offer: { id, name, slug, summary, icon, ...facts, picture, status, text },
    textPictures: picturesOf(db, text),
    pictures: furtherPictures(db, row.pictures),
    isDrawn: picture !== null && countPhotos(db, [fileId, ...row.pictures]) === 0,
    datasheet: datasheetOf(db, row.datasheetId),
    uses: linksOfUses(db, kind, row),
    others: othersBeside(db, kind, id),
    cities: offered(servedCities).flatMap((citiesAt) => citiesAt(reader, offerPath(kind, slug))),
    seo: readSeo(db, row),
  };
}

function furtherPictures(db: Queries, ids: number[]) {
  const pictures = picturesById(db, ids);
  return ids.flatMap((id) => (pictures[id] ? [{ id, ...pictures[id] }] : []));
}

function datasheetOf(db: Queries, id: number | null) {
  if (id === null) return null;
  const { filename, type, bytes, pages } = files;
  return db.select({ filename, type, bytes, pages }).from(files).where(eq(files.id, id)).get() ?? null;
}

/** Targets of its uses: the page of the sector, or the offers with the same use. */
function linksOfUses(db: Queries, kind: OfferKind, offer: { uses: string }) {
  const paths = sectorPaths(db);
  return usesOf([offer]).map(({ slug, name }) => ({
    name,
    href: paths[slug] ?? listPath(kind, { use: slug, sort: null }),
  }));
}

/** The next published offers, wrapping around at the end. */
function othersBeside(db: Queries, kind: OfferKind, id: number) {
  const all = publishedOffers(db, kind);
  const place = all.findIndex((each) => each.id === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, othersShown);
}
