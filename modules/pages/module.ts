import FileText from 'lucide-react/icons/file-text';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/site-module.ts';
import { screens } from '#server/rendering/points.ts';
import { plainBlocks } from './blocks/list.ts';
import { pageType } from './entry-type.ts';
import { footerPages, privacyPage } from './footer-pages.ts';
import { pagesRoute } from './paths.ts';

import { pageRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { sitemap } from './sitemap.ts';
import { starterTranslations } from './starter/translations.ts';

/** Pages composed of the modules’ blocks. */
export const pages = {
  name: 'pages',
  entryTypes: [pageType],
  routers: { page: pageRouter },
  blocks: plainBlocks,
  footerPages,
  privacyPage,
  search,
  sitemap,
  seed,
  starterTranslations,
  offers: [
    offer(screens, {
      label: 'Pages',
      route: pagesRoute,
      pathname: pagesRoute,
      order: 105,
      icon: FileText,
      add: { label: 'New page', route: `${pagesRoute}/new` },
      area: 'pages',
    }),
  ],
} satisfies SiteModule;
