import TrendingUp from 'lucide-react/icons/trending-up';
import { type SeedContext, seeds } from '#database/seed/points.ts';
import { createEntry } from '#server/content/entries.ts';
import { pageBlocks, starterTranslations } from '#server/content/points.ts';
import { listProcedures } from '#server/content/procedures.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { besidePage, homeSections } from '#server/rendering/points.ts';
import { router } from '#server/trpc.ts';
import { casesBlock } from './blocks/cases/block.tsx';
import { besideProduct, onHome } from './sections.tsx';
import { caseType } from './tables.ts';

// A draft, because it is invented.
async function seed({ db, now }: SeedContext) {
  const { starterCase } = await import('./starter/case.ts');
  createEntry(db, caseType, { ...starterCase, products: [], status: 'draft' }, { user: null, now: now() });
}

/** Case studies: results for clients, in numbers and pictures. */
export const cases = {
  name: 'cases',
  entryTypes: [caseType],
  routers: { caseStudy: router(listProcedures(caseType)) },
  offers: [
    offer(screens, {
      label: 'Case studies',
      route: caseType.list,
      order: 45,
      icon: TrendingUp,
      area: 'pages',
    }),
    offer(seeds, seed),
    offer(starterTranslations, async () => (await import('./starter/translations.ts')).translations),
    offer(homeSections, onHome),
    offer(besidePage, besideProduct),
    offer(pageBlocks, casesBlock),
  ],
} satisfies SiteModule;
