import { homeSection } from '#server/module.ts';
import { Banners } from './banner/Banners.tsx';
import { publishedBanners } from './banner/published.ts';
import { clientsAndFacts } from './client/clients-and-facts.ts';
import { FactsAndClients } from './client/FactsAndClients.tsx';
import { publishedOffers } from './offers/published.ts';
import { Packaging } from './packaging/Packaging.tsx';
import { Services } from './service/Services.tsx';

const banners = homeSection({
  order: 10,
  isHero: true,
  load: ({ db }) => orNull(publishedBanners(db)),
  Section: Banners,
});

const services = homeSection({
  order: 20,
  load: ({ db }) => orNull(publishedOffers(db, 'service')),
  Section: Services,
});

const packaging = homeSection({
  order: 30,
  load: ({ db }) => orNull(publishedOffers(db, 'packaging')),
  Section: Packaging,
});

const company = homeSection({
  order: 40,
  load({ db }) {
    const page = clientsAndFacts(db);
    return page.clients.length + page.facts.packaging + page.facts.services > 0 ? page : null;
  },
  Section: FactsAndClients,
});

/** What this module shows on the home page: banners, services, packaging, and the company in numbers with its clients. */
export const homeSections = [banners, services, packaging, company];

function orNull<Row>(rows: Row[]): Row[] | null {
  return rows.length > 0 ? rows : null;
}
