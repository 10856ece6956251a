import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { findSettings } from '#database/site-settings.ts';
import { files } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { offers } from '../tables.ts';
import { shortFacts, termsOfService } from './key-facts.ts';
import { offerPath } from './paths.ts';
import { priceRange } from './prices.ts';
import type { OfferKind } from './type.ts';

const { id, kind, name, slug, summary, icon, status, text, pictures, updatedAt, position } = offers;
const { specification, minimum, leadTime, prices, steps, preparation, questions, uses } = offers;

/** The columns of an offer’s card, for a `select` that joins its file. */
const card = {
  ...{ id, name, slug, summary, icon, specification, minimum, leadTime, prices, uses },
  picture: shownPicture,
};

const details = { kind, text, steps, preparation, questions, pictures, updatedAt };

const inOrder = [asc(position), asc(id)];

const isPublished = eq(status, 'published');

const cards = preparedQuery((db) =>
  db
    .select(card)
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(and(eq(kind, sql.placeholder('kind')), isPublished))
    .orderBy(...inOrder),
);

const names = preparedQuery((db) =>
  db
    .select({ name, slug, specification })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(and(eq(kind, sql.placeholder('kind')), isPublished))
    .orderBy(...inOrder),
);

const shownIn = preparedQuery((db) =>
  db
    .select({ kind, slug, uses, updatedAt, pictures, picture: files.filename })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(isPublished)
    .orderBy(...inOrder),
);

/** Published offers of both kinds, in order, for the sitemap. */
export function publishedPictures(db: Queries) {
  return shownIn(db).all();
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

/** Published offers without what their cards show. */
export function publishedNames(db: Queries, kind: OfferKind) {
  return names(db).all({ kind });
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

const detailed = preparedQuery((db, { isOne }: { isOne: boolean }) =>
  db
    .select({ ...card, ...details, picture: files.filename })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(and(isPublished, isOne ? eq(id, sql.placeholder('id')) : undefined))
    .orderBy(asc(kind), ...inOrder),
);

/** Details of published offers beyond their cards: of all, or the one with the id. */
export function publishedDetails(db: Queries, id?: number) {
  const rows = detailed(db, { isOne: id !== undefined }).all({ id });
  return rows.map((row) => ({ ...row, path: offerPath(row.kind, row.slug) }));
}
