import * as z from 'zod';
import { menuChange } from '#lib/menu.ts';
import { savedMeanwhile } from '../content/errors.ts';
import type { MenuArea } from '../module/menu.ts';
import { readSettings, saveSettings } from '../site/settings.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { areas, findTargets, placeOf, targetOf } from './targets.ts';

const find = z.strictObject({ query: z.string().max(100) });

/** `menu`: the public menu, for its back-office screen. */
export const menuRouter = router({
  /** The entries, each with its target as it is now (null: gone), and the areas to choose from. */
  get: administratorProcedure.query(({ ctx }) => {
    const { menu, version, language } = readSettings(ctx.db);
    const entries = menu ?? areas.map(areaEntry);
    return {
      version,
      language,
      isDefault: menu === null,
      entries: entries.map((entry) => ({ ...entry, found: targetOf(ctx, entry) })),
      areas: areas.map(({ label, route }) => ({ label, route })),
    };
  }),

  /** Entries of any type with a public page, by their titles. */
  findTargets: administratorProcedure.input(find).query(({ ctx, input }) => findTargets(ctx, input.query)),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(menuChange)
    .mutation(({ ctx, input: { version, entries } }) => {
      if (!saveSettings(ctx.db, { menu: entries }, ctx.now(), version)) throw savedMeanwhile();
    }),
});

function areaEntry(area: MenuArea) {
  const label = { id: '', en: '' };
  return { kind: 'area', target: area.route, label, place: placeOf(area), level: 0 } as const;
}
