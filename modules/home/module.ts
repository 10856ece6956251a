import { seeds } from '#database/seed/points.ts';
import { bySlug } from '#lib/inputs.ts';
import {
  importTargets,
  ownAddresses,
  pageBlocks,
  productLists,
  publicAreas,
  starterTranslations,
} from '#server/content/points.ts';
import { listProcedures, pageProcedures } from '#server/content/procedures.ts';
import { endpoint, endpoints } from '#server/http/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { type SidebarItem, screens } from '#server/navigation/points.ts';
import { homeSections } from '#server/rendering/points.ts';
import { recommended, searches } from '#server/search/points.ts';
import { downloads, firstSteps, sitemaps, summaries } from '#server/site/points.ts';
import { router, visitorProcedure } from '#server/trpc.ts';
import { clientsBlock } from './blocks/clients/block.tsx';
import { offersBlock } from './blocks/offers/block.tsx';
import { serveSprites, spriteRoute } from './client/sprite.ts';
import { sections } from './home-sections.tsx';
import { getOffer } from './offers/get-offer.ts';
import { importedProducts } from './offers/import-target.ts';
import { datasheetDownloads, products, recommendations, sitemap } from './offers/offered.ts';
import { offerTypes } from './offers/offers.ts';
import { comparePath, sectorsPath } from './offers/paths.ts';
import { hasOffers, publishedOffers } from './offers/published.ts';
import { offerCardRoute, serveOfferCards } from './offers/share-card.ts';
import type { OfferKind } from './offers/type.ts';
import { publishedBanners, publishedClients } from './published.ts';
import { getSector } from './sector/get-sector.ts';
import { sectorPaths, sectorSitemap, sectorType } from './sector/sectors.ts';
import { firstStep, summary } from './summary.ts';
import { bannerType, certificateType, clientType, figureType } from './tables.ts';

// Names in the command palette, by the label of the screen.
const added: Record<string, string> = {
  Packaging: 'New product',
  Service: 'New service',
  Sector: 'New sector',
};

/** The home page and what it shows: banner, products, services, sectors, clients, certificates, figures. */
export const home = {
  name: 'home',
  entryTypes: [
    bannerType,
    offerTypes.service,
    offerTypes.packaging,
    clientType,
    figureType,
    certificateType,
    sectorType,
  ],
  routers: {
    banner: router({
      getPage: visitorProcedure.query(({ ctx }) => publishedBanners(ctx)),
      ...listProcedures(bannerType),
    }),
    packaging: offerRouter('packaging'),
    service: offerRouter('service'),
    // Not `client`, which is a role here and a reserved name in tRPC’s hooks.
    homeClient: router({
      getPage: visitorProcedure.query(({ ctx }) => ({ clients: publishedClients(ctx.db) })),
      ...listProcedures(clientType),
    }),
    homeFigure: router(listProcedures(figureType)),
    homeCertificate: router(listProcedures(certificateType)),
    sector: router({
      getPaths: visitorProcedure.query(({ ctx }) => sectorPaths(ctx.db)),

      /** Public: a sector, or where it moved. Staff also see drafts. */
      getBySlug: visitorProcedure.input(bySlug).query(({ ctx, input }) => getSector(ctx, input.slug)),

      ...pageProcedures(sectorType),
    }),
  },
  offers: [
    offer(
      screens,
      ...['Banner', 'Packaging', 'Service', 'Client', 'Figure', 'Certificate', 'Sector'].map(
        (label, index): SidebarItem => {
          const route = `/only-us/home/${label.toLowerCase()}`;
          const order = 110 + 10 * index;
          const add = { label: added[label] ?? '', route: `${route}/new` };
          return { label, route, order, group: 'Home', area: 'pages', ...(label in added && { add }) };
        },
      ),
    ),
    offer(
      publicAreas,
      {
        label: { id: 'Layanan', en: 'Services' },
        route: '/services',
        order: 20,
        isPublic: ({ db }) => hasOffers(db, 'service'),
      },
      {
        label: { id: 'Kemasan', en: 'Packaging' },
        route: '/packaging',
        order: 30,
        isPublic: ({ db }) => hasOffers(db, 'packaging'),
      },
    ),
    offer(ownAddresses, comparePath, sectorsPath),
    offer(homeSections, ...sections),
    offer(pageBlocks, offersBlock, clientsBlock),
    offer(importTargets, importedProducts),
    offer(downloads, ...datasheetDownloads),
    offer(productLists, products),
    offer(searches, { label: { id: 'Layanan dan kemasan', en: 'Services and packaging' } }),
    offer(recommended, recommendations),
    offer(endpoints, endpoint(spriteRoute, serveSprites), endpoint(offerCardRoute, serveOfferCards)),
    offer(sitemaps, sitemap, sectorSitemap),
    offer(summaries, summary),
    offer(firstSteps, firstStep),
    offer(seeds, async (context) => (await import('./seed.ts')).seed(context)),
    offer(starterTranslations, async () => (await import('./starter/translations.ts')).translations),
  ],
} satisfies SiteModule;

function offerRouter(kind: OfferKind) {
  return router({
    getPage: visitorProcedure.query(({ ctx }) => publishedOffers(ctx.db, kind)),

    /** Public: an offer, or where it moved. Staff also see drafts. */
    getBySlug: visitorProcedure.input(bySlug).query(({ ctx, input }) => getOffer(ctx, kind, input.slug)),

    ...pageProcedures(offerTypes[kind]),
  });
}
