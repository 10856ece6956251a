import * as z from 'zod';
import { secondLanguageOf } from '#database/site-settings.ts';
import { isPublic } from '#server/content/addresses.ts';
import { typesFor } from '#server/content/declared-types.ts';
import { findEntries } from '#server/content/find-entries.ts';
import { translationsOf } from '#server/content/translations/mark-outdated.ts';
import { type EntryType, screenOf } from '#server/module/entry-type.ts';
import type { Context } from '../../context.ts';
import { offered } from '../../module/registry.ts';
import { ownProcedure, router } from '../../trpc.ts';
import { finders } from '../points.ts';

const find = z.strictObject({ query: z.string().trim().min(1).max(100) });
const maxFound = 12;

export const paletteRouter = router({
  /** The entries of all types that the person may open, by their titles, and what else modules find. */
  find: ownProcedure.input(find).query(({ ctx, input }) => [
    ...findEntries(ctx.db, typesFor(ctx.user), input.query, maxFound).map(({ type, id, row }) => ({
      id: `${type.name}/${id}`,
      title: type.title(row),
      noun: type.noun,
      route: screenOf(type, row),
      isPublic: isPublic(type, row, ctx.now()),
      /** The language of its outdated translation. */
      outdated: outdatedIn(ctx, type, id),
    })),
    ...offered(finders).flatMap((find) =>
      find(ctx, input.query).map((found) => ({ ...found, isPublic: true, outdated: null })),
    ),
  ]),
});

function outdatedIn({ db, settings }: Context, type: EntryType, id: number) {
  const second = secondLanguageOf(settings);
  const known = second && translationsOf(db, type, id).find(({ language }) => language === second);
  return known?.isOutdated && known.status === 'published' ? second : null;
}
