import { filesInText } from '#lib/rich-text/read.ts';
import { type EntryType, entryType } from '#server/content/entry-type.ts';
import { offers } from '../tables.ts';
import { type OfferFields, type OfferKind, offerFields } from './inputs.ts';
import { offerPath, offerRoutes } from './paths.ts';
import { searchEntry } from './search.ts';

/** Packaging products and services: entries of the same table, with the same pages and forms. */
export const offerTypes: Record<OfferKind, EntryType<typeof offers, OfferFields>> = {
  packaging: offerType('packaging', 'product'),
  service: offerType('service', 'service'),
};

function offerType(kind: OfferKind, noun: string) {
  return entryType({
    name: kind,
    noun,
    table: offers,
    kind: { kind },
    fields: offerFields[kind],
    access: 'administrator',
    title: ({ name }) => name,
    titleField: 'name',
    list: offerRoutes[kind],
    screen: ({ id }) => `${offerRoutes[kind]}/${id}`,
    address: ({ slug }) => offerPath(kind, slug),
    files: ({ fileId, pictures, text, datasheetId }) => ({
      fileId: [fileId],
      pictures,
      text: filesInText(text),
      datasheetId: [datasheetId],
    }),
    documents: ['datasheetId'],
    search: searchEntry,
  });
}
