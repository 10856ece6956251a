import FileText from 'lucide-react/icons/file-text';
import { seeds } from '#database/seed/points.ts';
import { picturesById } from '#database/shown-picture.ts';
import { fieldsOfBlock, filesIn } from '#lib/block-values.ts';
import { importTargets, pageBlocks, starterTranslations } from '#server/content/points.ts';
import { type ModuleContext, offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { footerEntries, privacyPages, screens } from '#server/navigation/points.ts';
import { searches } from '#server/search/points.ts';
import { type SitemapEntry, sitemaps } from '#server/site/points.ts';
import { actionBlock } from './blocks/action/block.tsx';
import { addressBlock } from './blocks/address/block.tsx';
import { columnsBlock } from './blocks/columns/block.tsx';
import { figuresBlock } from './blocks/figures/block.tsx';
import { pictureBlock } from './blocks/picture/block.tsx';
import { pricesBlock } from './blocks/prices/block.tsx';
import { questionsBlock } from './blocks/questions/block.tsx';
import { quoteBlock } from './blocks/quote/block.tsx';
import { tableBlock } from './blocks/table/block.tsx';
import { teamBlock } from './blocks/team/block.tsx';
import { textBlock } from './blocks/text/block.tsx';
import { timelineBlock } from './blocks/timeline/block.tsx';
import { videoBlock } from './blocks/video/block.tsx';
import { pageType } from './entry-type.ts';
import { footerPages, privacyPage } from './footer-pages.ts';
import { importedPages } from './import-target.ts';
import { publishedPages } from './published.ts';
import { pageRouter } from './router.ts';

/** Pages composed of the modules’ blocks. */
export const pages = {
  name: 'pages',
  entryTypes: [pageType],
  routers: { page: pageRouter },
  offers: [
    offer(screens, {
      label: 'Pages',
      route: pageType.list,
      order: 105,
      icon: FileText,
      add: { label: 'New page', route: `${pageType.list}/new` },
      area: 'pages',
    }),
    // In the order of the menu.
    offer(
      pageBlocks,
      textBlock,
      pictureBlock,
      columnsBlock,
      videoBlock,
      quoteBlock,
      figuresBlock,
      timelineBlock,
      tableBlock,
      pricesBlock,
      questionsBlock,
      teamBlock,
      actionBlock,
      addressBlock,
    ),
    offer(importTargets, importedPages),
    offer(footerEntries, footerPages),
    offer(privacyPages, privacyPage),
    offer(searches, { label: { id: 'Halaman', en: 'Pages' } }),
    offer(sitemaps, sitemap),
    offer(seeds, async (context) => (await import('./seed.ts')).seed(context)),
    offer(starterTranslations, async () => (await import('./starter/translations.ts')).translations),
  ],
} satisfies SiteModule;

function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const shown = publishedPages(db).map((page) => ({
    ...page,
    fileIds: page.blocks.flatMap(({ kind, hidden, values }) =>
      hidden ? [] : filesIn(fieldsOfBlock(kind), values),
    ),
  }));
  const ids = shown.flatMap(({ fileIds }) => fileIds);
  const pictures = picturesById(db, ids);
  return shown.map(({ slug, updatedAt, picture, fileIds }) => {
    const inBlocks = fileIds.map((id) => pictures[id]?.filename);
    return {
      path: `/${slug}`,
      updatedAt,
      pictures: [picture, ...inBlocks].filter((name) => typeof name === 'string'),
    };
  });
}
