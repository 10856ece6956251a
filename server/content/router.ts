import { localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import { offered } from '../module/registry.ts';
import { router } from '../trpc.ts';
import { bulkProcedures } from './bulk/procedures.ts';
import { ofType, query } from './content-procedures.ts';
import { historyProcedures } from './history/procedures.ts';
import { entryFacts } from './points.ts';
import { presenceProcedures } from './presence/procedures.ts';
import { publicationProcedures } from './publish/procedures.ts';
import { shareProcedures } from './share/share.ts';
import { translationProcedures } from './translations/procedures.ts';
import { trashProcedures } from './trash/procedures.ts';
import { copyProcedures } from './working-copy/procedures.ts';

/** `content`: procedures for entries of every type, named by the input. `routers`: the types' own, by name. */
export function contentRouter(routers: Record<string, object>) {
  return router({
    ...copyProcedures,
    ...historyProcedures,
    ...trashProcedures,
    ...translationProcedures,
    ...publicationProcedures,
    ...shareProcedures,
    ...presenceProcedures,
    ...bulkProcedures(routers),

    getFacts: query.input(ofType).query(({ ctx, input: { type } }) =>
      offered(entryFacts)
        .filter(({ area }) => may(ctx.user, 'read', area))
        .flatMap(({ label, noun, nouns, hint, count }) => {
          const counts = count(ctx, type);
          const words = { label: localize(label), noun: localize(noun), nouns: localize(nouns) };
          return counts ? [{ ...words, hint: localize(hint), counts }] : [];
        }),
    ),
  });
}
