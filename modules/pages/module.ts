import FileText from 'lucide-react/icons/file-text';
import type { SiteModule } from '#server/module/site-module.ts';
import { plainBlocks } from './blocks/list.ts';
import { pageType } from './entry-type.ts';
import { footerPages, privacyPage } from './footer-pages.ts';
import { pagesRoute } from './paths.ts';

import { pageRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { sitemap } from './sitemap.ts';
import { starterTranslations } from './starter/translations.ts';

/** Pages of one's own, built of blocks that the modules offer. */
export const pages = {
  name: 'pages',
  entryTypes: [pageType],
  routers: { page: pageRouter },
  menu: {
    onlyUs: [
      {
        label: 'Pages',
        route: pagesRoute,
        pathname: pagesRoute,
        order: 105,
        icon: FileText,
        add: { label: 'New page', route: `${pagesRoute}/new` },
        area: 'pages',
      },
    ],
  },
  blocks: plainBlocks,
  footerPages,
  privacyPage,
  search,
  sitemap,
  seed,
  starterTranslations,
} satisfies SiteModule;
