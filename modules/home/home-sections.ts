import { publishedEntries } from '#server/content/list-table.ts';
import { homeSection } from '#server/module/home-section.ts';
import { Banners } from './banner/Banners.tsx';
import { publishedBanners } from './banner/published.ts';
import { Clients } from './client/Clients.tsx';
import { clientsAndFacts } from './client/clients-and-facts.ts';
import { clientsWithSprite } from './client/sprite.ts';
import { certificateType, figureType } from './entry-types.ts';
import { Company } from './figure/Company.tsx';
import { publishedOffers } from './offers/published.ts';
import { Packaging } from './packaging/Packaging.tsx';
import { Services } from './service/Services.tsx';

const banners = homeSection({
  order: 10,
  isHero: true,
  load: ({ db }) => orNull(publishedBanners(db)),
  Section: Banners,
});

const clients = homeSection({
  order: 15,
  load({ db }) {
    const shown = clientsWithSprite(db);
    return shown.clients.length > 0 ? shown : null;
  },
  Section: Clients,
});

const packaging = homeSection({
  order: 20,
  load: ({ db }) => orNull(publishedOffers(db, 'packaging')),
  Section: Packaging,
});

const services = homeSection({
  order: 30,
  load: ({ db }) => orNull(publishedOffers(db, 'service')),
  Section: Services,
});

const company = homeSection({
  order: 40,
  load({ db }) {
    const { facts } = clientsAndFacts(db);
    const figures = publishedEntries(db, figureType);
    const certificates = publishedEntries(db, certificateType);
    const isEmpty =
      figures.length + certificates.length + facts.packaging + facts.services + facts.clients === 0;
    return isEmpty ? null : { figures, certificates, facts };
  },
  Section: Company,
});

/**
 * What this module shows on the home page: banners, for whom the company works, what it makes and does, and the company
 * in numbers.
 */
export const homeSections = [banners, clients, packaging, services, company];

function orNull<Row>(rows: Row[]): Row[] | null {
  return rows.length > 0 ? rows : null;
}
