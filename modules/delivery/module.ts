import MapPinned from 'lucide-react/icons/map-pinned';
import { type SeedContext, seeds } from '#database/seed/points.ts';
import { linkTo } from '#lib/rich-text/references.ts';
import { heldAt } from '#server/content/addresses.ts';
import { createEntry } from '#server/content/entries.ts';
import { pageBlocks, starterTranslations } from '#server/content/points.ts';
import { listProcedures } from '#server/content/procedures.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { besidePage, servedCities } from '#server/rendering/points.ts';
import { searchAnswers } from '#server/search/points.ts';
import { router } from '#server/trpc.ts';
import { answerSearch, citiesAt } from './areas.ts';
import { areasBlock } from './blocks/areas/block.tsx';
import { areasAt } from './DeliveryAreas.tsx';
import { starterArea, starterService } from './starter/area.ts';
import { deliveryType } from './tables.ts';

const route = deliveryType.list;

function seed({ db, now }: SeedContext) {
  const services = heldAt(db, starterService).map(({ type, entry }) => ({
    page: linkTo({ type, id: entry }),
  }));
  const area = { ...starterArea, services, status: 'published' as const };
  createEntry(db, deliveryType, area, { user: null, now: now() });
}

/** The cities that are delivered to, and how long it takes. */
export const delivery = {
  name: 'delivery',
  entryTypes: [deliveryType],
  routers: { deliveryArea: router(listProcedures(deliveryType)) },
  offers: [
    offer(screens, { label: 'Delivery area', route, order: 42, icon: MapPinned, area: 'pages' }),
    offer(pageBlocks, areasBlock),
    offer(besidePage, areasAt),
    offer(servedCities, citiesAt),
    offer(searchAnswers, answerSearch),
    offer(seeds, seed),
    offer(starterTranslations, async () => (await import('./starter/translations.ts')).translations),
  ],
} satisfies SiteModule;
