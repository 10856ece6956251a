import * as z from 'zod';
import type { SearchHit } from '#database/search/query.ts';
import { quantityIn } from '#lib/quantity.ts';
import { formatSize, isMadeIn, sizesIn, withoutSizes } from '#lib/size.ts';
import { productsOf } from '../content/products.ts';
import type { Context } from '../context.ts';
import { offered, offeredBy } from '../module/registry.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { find, namedPages } from './find.ts';
import { type Recommendation, type SearchAnswer, searchAnswers, searches, vacancies } from './points.ts';
import { recommendations } from './recommendations.ts';
import { topicOf } from './topics.ts';

const input = z.strictObject({ query: z.string().max(200) });
const nothing = { hits: [], instead: null };
const goTo = { id: 'Langsung ke', en: 'Go to' };
const inYourSize = { id: 'Dalam ukuran Anda', en: 'In your size' };

/** A result, with a few facts. */
type Result = Omit<SearchHit, 'type' | 'isNamed'> & { facts: string };

export const searchRouter = router({
  /** Results by module, groups with an exact name first. `instead`: the corrected query. `quantity`: products in the number searched for. */
  getPage: visitorProcedure.input(input).query(({ ctx, input: { query: typed } }) => {
    const query = withoutSizes(typed) || typed;
    const sold = new Map(recommendations(ctx).map((each) => [each.path, each]));
    const found = find(ctx, query);
    const named = namedPages(ctx, query);
    const direct = offered(searchAnswers).flatMap((answerTo) => answerTo(ctx, query) ?? []);
    // Names aren't misspelled.
    const isKnown = named.length > 0 || direct.length > 0;
    const { hits, instead } = isKnown && found.instead !== null ? nothing : found;
    const quantity = inQuantity(ctx, query, sold);
    const topic = topicOf(instead ?? query, ctx.settings.language);
    const [vacanciesOf] = offered(vacancies);
    const jobs = (topic === 'jobs' && vacanciesOf?.({ ...ctx, timeZone: ctx.settings.timeZone })) || null;
    const shown = new Set([
      ...(quantity?.hits ?? []).map(({ url }) => url),
      ...(jobs?.jobs ?? []).map(({ path }) => path),
    ]);
    const others = hits.filter(({ url }) => !shown.has(url));
    const pages = named
      .filter(({ url }) => !hits.some((hit) => hit.url === url))
      .map((page): Result => ({ ...page, excerpt: '', facts: '', picture: null }));
    const groups = offeredBy(searches).map(({ module: { entryTypes = [] }, offer: { label } }) => {
      const own = others.filter((hit) => entryTypes.some((type) => type.name === hit.type));
      return {
        label: label[ctx.settings.language],
        isNamed: own.some(({ isNamed }) => isNamed),
        hits: own.map(({ type: _, isNamed: __, ...hit }): Result => {
          return { ...hit, facts: sold.get(hit.url)?.facts ?? '' };
        }),
      };
    });
    return {
      groups: [
        { label: goTo[ctx.settings.language], hits: pages },
        ...groups
          .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
          .map(({ isNamed: _, ...group }) => group),
      ].filter(({ hits }) => hits.length > 0),
      // The answer to a number isn't one to a misspelled word.
      instead: quantity ? null : instead,
      quantity,
      topic,
      openJobs: jobs,
      asked: sizeAsked(ctx, typed, hits) ?? direct[0] ?? null,
    };
  }),
});

/** Products that can be ordered in the quantity of the query; null without one. */
function inQuantity(context: Context, query: string, offered: Map<string, Recommendation>) {
  const quantity = quantityIn(query);
  if (!quantity) return null;
  const { count, of } = quantity;
  const all = of ? find(context, of).hits.map(({ url }) => offered.get(url)) : [...offered.values()];
  const hits = all
    .filter((each) => each !== undefined)
    .filter(({ minimum }) => minimum !== null && minimum <= count)
    .map(({ path: url, title, summary: excerpt, facts, picture: { filename, focalX, focalY } }): Result => {
      return { url, title, excerpt, facts, picture: filename, focalX, focalY };
    });
  return hits.length > 0 ? { count, hits } : null;
}

/** The size in a query, with the product found that is made in it; null without a size. */
function sizeAsked(context: Context, query: string, hits: SearchHit[]): SearchAnswer | null {
  const [size] = sizesIn(query);
  if (!size) return null;
  const offered = productsOf(context);
  const products = hits.flatMap(({ url }) => offered.find(({ path }) => path === url) ?? []);
  const made = products.find(({ sizes }) => isMadeIn(sizes, size)) ?? products[0];
  const asked = { size: formatSize(query) };
  const text = [made?.name, asked.size].filter(Boolean).join(', ');
  return { title: inYourSize[context.settings.language], text, path: made?.path, asked };
}
