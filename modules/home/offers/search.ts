import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { plainText } from '#lib/rich-text/read.ts';
import type { ModuleContext } from '#server/module/context.ts';
import { offers } from '../tables.ts';
import { publishedDetails } from './published.ts';

/** What visitors find here: published services and packaging products. */
export const search = {
  label: { id: 'Layanan dan kemasan', en: 'Services and packaging' },
  entries: ({ db }: ModuleContext) => publishedDetails(db).map(entryOf),
};

/** What visitors find of one offer; undefined while it isn't published. */
export function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  return publishedDetails(db, eq(offers.id, id)).map(entryOf)[0];
}

function entryOf(offer: ReturnType<typeof publishedDetails>[number]): SearchEntry {
  const { id, kind, name, summary, specification, minimum, leadTime, path, picture } = offer;
  const rows = specification.map(({ label, value }) => `${label}: ${value}`);
  const text = [summary, plainText(offer.text), ...rows, minimum, leadTime].filter(Boolean).join(' · ');
  return { type: kind, id, title: name, text, url: path, picture };
}
