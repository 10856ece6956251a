import type { SiteModule } from '#server/module.ts';
import { filler } from './filler.ts';
import { feed, sitemap } from './for-readers.ts';
import { blogsHomeSection } from './home-section.ts';
import { menu } from './menu.ts';
import { posts } from './posts.ts';
import { nextPublication } from './published.ts';
import { blogRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { summary } from './summary.ts';

const routers = { blog: blogRouter };

/** The blog: what the company writes, and the jobs it offers. */
export const blogs: SiteModule<typeof routers> = {
  name: 'blogs',
  entryTypes: [posts],
  routers,
  menu,
  homeSections: [blogsHomeSection],
  search,
  sitemap,
  feed,
  nextPublication,
  summary,
  seed,
  filler,
};
