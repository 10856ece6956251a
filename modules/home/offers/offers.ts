import { type EntryType, entryType } from '#server/module/entry-type.ts';
import { offers } from '../tables.ts';
import { offerPath } from './paths.ts';
import { searchEntry } from './search.ts';
import { type OfferFields, type OfferKind, offerContent } from './type.ts';

export const offerTypes: Record<OfferKind, EntryType<typeof offers, OfferFields>> = {
  packaging: offerType('packaging'),
  service: offerType('service'),
};

function offerType(kind: OfferKind) {
  const content = offerContent[kind];
  return entryType(content, {
    table: offers,
    kind: { kind },
    screen: ({ id }) => `${content.list}/${id}`,
    address: ({ slug }) => offerPath(kind, slug),
    search: searchEntry,
  });
}
