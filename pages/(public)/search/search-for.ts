import type { PageContextServer } from 'vike/types';
import { openDays } from '#lib/opening-hours.ts';
import { emailOf, phoneOf } from '#renderer/public/company.ts';
import { pageTitle } from '#renderer/public/page-title.ts';
import { searchWords } from './words.ts';

const nothing = { groups: [], instead: null, quantity: null, topic: null, openJobs: null, asked: null };
const longestQuery = 200;
const maxRecommended = 4;

/** The data of a search page: the query, cut if too long, and the results in groups. */
export async function searchFor(pageContext: PageContextServer, words: string) {
  const { api, site, noteSearch, recommend } = pageContext;
  const query = words.slice(0, longestQuery);
  const found = query ? await api.search.getPage({ query }) : nothing;
  const answer = answerTo(pageContext, found);
  const isFound = found.groups.length > 0 || found.quantity !== null;
  if (query) noteSearch({ words: query, hasResults: isFound || answer !== null });
  const recommended = isFound || answer ? [] : recommend(query, maxRecommended);
  const t = searchWords(site.language);
  pageContext.meta = {
    title: pageTitle(query ? t('resultsFor', { query }) : t('search'), site),
    subject: query ? { name: `“${query}”` } : undefined,
  };
  return { query, isCut: words.length > longestQuery, ...found, answer, recommended };
}

/** Direct answers; null where nothing is entered. */
function answerTo(
  pageContext: PageContextServer,
  { topic, openJobs, asked }: Pick<Searched, 'topic' | 'openJobs' | 'asked'>,
): Searched['topic'] | 'asked' {
  const { company, footer, quoteLink } = pageContext;
  const chat = footer().contactLink;
  const isKnown = {
    contact: chat ?? phoneOf(pageContext) ?? emailOf(pageContext),
    address: company.street || company.city,
    hours: openDays(company.hours).length,
    price: quoteLink('/search') ?? chat,
    jobs: openJobs,
  };
  if (asked && quoteLink('/search')) return 'asked';
  return topic && isKnown[topic] ? topic : null;
}

type Searched = Awaited<ReturnType<PageContextServer['api']['search']['getPage']>>;
export type Found = Awaited<ReturnType<typeof searchFor>>;
