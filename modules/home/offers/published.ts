import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { findSettings } from '#database/site-settings.ts';
import { files } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { offers } from '../tables.ts';
import { shortFacts, termsOfService } from './key-facts.ts';
import { priceRange } from './prices.ts';
import type { OfferKind } from './type.ts';

const { id, kind, name, slug, summary, icon, status, pictures, updatedAt, position } = offers;
const { specification, minimum, leadTime, prices, uses } = offers;

const inOrder = [asc(position), asc(id)];

const isPublished = eq(status, 'published');

const cards = preparedQuery((db) =>
  db
    .select({
      ...{ id, name, slug, summary, icon, specification, minimum, leadTime, prices, uses },
      picture: shownPicture,
    })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(and(eq(kind, sql.placeholder('kind')), isPublished))
    .orderBy(...inOrder),
);

const listed = preparedQuery((db) =>
  db
    .select({
      ...{ id, kind, name, slug, specification, uses, updatedAt, fileId: offers.fileId, pictures },
      picture: files.filename,
    })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(isPublished)
    .orderBy(...inOrder),
);

/** Published offers of both kinds, in order, for lists of the whole site such as the sitemap. */
export function listedOffers(db: Queries) {
  return listed(db).all();
}

const any = preparedQuery((db) =>
  db
    .select({ id })
    .from(offers)
    .where(and(eq(kind, sql.placeholder('kind')), isPublished))
    .limit(1),
);

export function hasOffers(db: Queries, kind: OfferKind): boolean {
  return any(db).get({ kind }) !== undefined;
}

/** Offers are in the language of the site. */
export function languageOfOffers(db: Queries): Language {
  return findSettings(db)?.language ?? 'id';
}

export function publishedOffers(db: Queries, kind: OfferKind) {
  const language = languageOfOffers(db);
  return cards(db)
    .all({ kind })
    .map(({ prices, ...row }) => {
      const terms = kind === 'packaging' ? row : termsOfService(row.specification);
      const price = priceRange(prices)?.low ?? null;
      return { ...row, price, facts: shortFacts({ ...terms, price }, language) };
    });
}

export type OfferCard = ReturnType<typeof publishedOffers>[number];
