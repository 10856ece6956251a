import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { pictureById } from '#database/shown-picture.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { type EntryType, entryType } from '#server/module/entry-type.ts';
import { offers } from '../tables.ts';
import { homeWords } from '../words.ts';
import { factRows } from './key-facts.ts';
import { offerPath } from './paths.ts';
import { languageOfOffers } from './published.ts';
import { type OfferFields, type OfferKind, offerContent } from './type.ts';

export const offerTypes: Record<OfferKind, EntryType<typeof offers, OfferFields>> = {
  packaging: offerType('packaging'),
  service: offerType('service'),
};

function offerType(kind: OfferKind) {
  return entryType(offerContent[kind], {
    table: offers,
    kind: { kind },
    address: ({ slug }) => offerPath(kind, slug),
    search: (db, id) => searchEntry(db, kind, id),
  });
}

function searchEntry(db: Queries, kind: OfferKind, id: number): SearchEntry | undefined {
  const offer = findEntry(db, offerTypes[kind], id);
  if (offer?.status !== 'published') return undefined;
  const { name, slug, summary, specification, steps, preparation, questions, uses } = offer;
  const picture = pictureById(db, offer.fileId)?.filename ?? null;
  const facts = kind === 'packaging' ? factRows(offer, homeWords(languageOfOffers(db))) : [];
  const rows = [...specification, ...facts, ...steps, ...preparation, ...questions];
  const said = rows.map(({ label, value }) => `${label}: ${value}`);
  const text = [summary, plainText(offer.text), ...said, uses].join(' · ');
  return { type: kind, id, title: name, text, url: offerPath(kind, slug), picture };
}
