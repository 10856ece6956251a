import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { type EntryType, entryType } from '#server/module/entry-type.ts';
import { offers } from '../tables.ts';
import { homeWords } from '../words.ts';
import { factRows } from './key-facts.ts';
import { offerPath } from './paths.ts';
import { languageOfOffers, publishedDetails } from './published.ts';
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
    search: searchEntry,
  });
}

function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  const offer = publishedDetails(db, id);
  if (!offer) return undefined;
  const { kind, name, slug, summary, specification, steps, preparation, questions, uses, picture } = offer;
  const facts = kind === 'packaging' ? factRows(offer, homeWords(languageOfOffers(db))) : [];
  const rows = [...specification, ...facts, ...steps, ...preparation, ...questions];
  const said = rows.map(({ label, value }) => `${label}: ${value}`);
  const text = [summary, plainText(offer.text), ...said, uses].join(' · ');
  return { type: kind, id, title: name, text, url: offerPath(kind, slug), picture };
}
