import { picturesById } from '#database/shown-picture.ts';
import { fieldsOfBlock, filesIn } from '#lib/block-values.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { SitemapEntry } from '#server/site/points.ts';
import { pagePath } from './paths.ts';
import { publishedPages } from './published.ts';

export function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const shown = publishedPages(db).map((page) => ({
    ...page,
    fileIds: page.blocks.flatMap(({ kind, hidden, values }) =>
      hidden ? [] : filesIn(fieldsOfBlock(kind), values),
    ),
  }));
  const pictures = picturesById(
    db,
    shown.flatMap(({ fileIds }) => fileIds),
  );
  return shown.map(({ slug, updatedAt, picture, fileIds }) => {
    const inBlocks = fileIds.map((id) => pictures[id]?.filename);
    return {
      path: pagePath(slug),
      updatedAt,
      pictures: [picture, ...inBlocks].filter((name) => typeof name === 'string'),
    };
  });
}
