import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { offers } from '../tables.ts';
import { homeWords } from '../words.ts';
import { factRows } from './key-facts.ts';
import { languageOfOffers, publishedDetails } from './published.ts';

export function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  const [offer] = publishedDetails(db, eq(offers.id, id));
  return offer && entryOf(db, offer);
}

function entryOf(db: Queries, offer: ReturnType<typeof publishedDetails>[number]): SearchEntry {
  const { id, kind, name, summary, specification, path, picture } = offer;
  const facts = kind === 'packaging' ? factRows(offer, homeWords(languageOfOffers(db))) : [];
  const { steps, preparation, questions, uses } = offer;
  const rows = [...specification, ...facts, ...steps, ...preparation, ...questions];
  const said = rows.map(({ label, value }) => `${label}: ${value}`);
  const text = [summary, plainText(offer.text), ...said, uses].join(' · ');
  return { type: kind, id, title: name, text, url: path, picture };
}
