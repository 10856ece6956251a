import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { indexForSearch, removeFromSearch, type SearchEntry } from '#database/search.ts';
import { plainText } from '#server/rich-text/read.ts';
import { type Kind, kinds } from './offers/kinds.ts';
import { publishedDetails } from './offers/published.ts';

const module = 'home';

/** What visitors find here: published services and packaging products. */
export const search = {
  label: 'Services and packaging',
  entries: (db: Queries) =>
    kinds.flatMap((kind) => publishedDetails(db, kind.tables).map((offer) => entryOf(kind, offer))),
};

/** Brings the index up to date with one offer; call it in the transaction that changes the offer. */
export function refreshSearch(db: Queries, kind: Kind, id: number): void {
  const [offer] = publishedDetails(db, kind.tables, eq(kind.tables.offers.id, id));
  if (offer) indexForSearch(db, entryOf(kind, offer));
  else removeFromSearch(db, { module, id: entryId(kind, id) });
}

function entryOf(kind: Kind, offer: ReturnType<typeof publishedDetails>[number]): SearchEntry {
  const { id, name, slug, summary, specification, picture } = offer;
  const rows = specification.map(({ label, value }) => `${label}: ${value}`);
  const text = [summary, plainText(offer.text), ...rows].filter(Boolean).join(' · ');
  return { module, id: entryId(kind, id), title: name, text, url: `${kind.path}/${slug}`, picture };
}

// The index knows entries by module and number, and both kinds count from 1.
function entryId({ number }: Kind, id: number) {
  return 2 * id + number;
}
