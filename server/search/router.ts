import * as z from 'zod';
import { querySearch } from '#database/search/query.ts';
import { siteModules } from '../site/modules.ts';
import { router, visitorProcedure } from '../trpc.ts';

const input = z.strictObject({ query: z.string().max(200) });
const searched = siteModules.filter((module) => module.search);

/** `search`: what visitors can find. */
export const searchRouter = router({
  /** The results, grouped by module in the order of the module list; `instead`: the corrected query that found them. */
  getPage: visitorProcedure.input(input).query(({ ctx, input: { query } }) => {
    const { hits, instead } = querySearch(ctx.db, query, ctx.now(), ctx.settings.searchWords);
    const groups = searched.map(({ name, search, entryTypes = [] }) => {
      const facts = search?.facts?.(ctx);
      const own = hits.filter((hit) => entryTypes.some((type) => type.name === hit.type));
      return {
        label: search?.label[ctx.settings.language] ?? name,
        hits: own.map((hit) => ({ ...hit, facts: facts?.get(hit.url) ?? '' })),
      };
    });
    return { groups: groups.filter((group) => group.hits.length > 0), instead };
  }),
});
