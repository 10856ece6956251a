import Newspaper from 'lucide-react/icons/newspaper';
import { homeSection } from '#server/module/home-section.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/site-module.ts';
import { screens } from '#server/rendering/points.ts';
import { postsBlock } from './blocks/posts/block.tsx';
import { bulkContent } from './bulk-content.ts';
import { categories } from './categories.ts';
import { categoryRouter } from './category-router.ts';
import { categoryFeed, feed } from './feed.ts';
import { LatestPosts } from './LatestPosts.tsx';
import { openJobsForSearch } from './open-jobs.ts';
import { jobsPath } from './paths.ts';
import { posts } from './posts.ts';
import { jobsAddress, nextPublication, openJobs, publicPosts } from './published.ts';
import { blogRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { sitemap } from './sitemap.ts';
import { summary } from './summary.ts';

export const blogs = {
  name: 'blogs',
  entryTypes: [posts, categories],
  routers: { blog: blogRouter, blogCategory: categoryRouter },
  menu: {
    public: [
      { label: { id: 'Blog', en: 'Blogs' }, route: '/blogs', pathname: '/blogs', order: 50 },
      {
        label: { id: 'Lowongan', en: 'Jobs' },
        route: jobsPath,
        pathname: jobsPath,
        order: 65,
        routeNow: jobsAddress,
        isPublic: ({ db, now }) => openJobs(db, now(), { limit: 1 }).length > 0,
      },
    ],
  },
  homeSections: [
    homeSection({
      order: 60,
      load({ db, now }) {
        const posts = publicPosts(db, now(), { limit: 3 });
        return posts.length > 0 ? posts : null;
      },
      Section: LatestPosts,
    }),
  ],
  blocks: [postsBlock],
  search,
  openJobs: openJobsForSearch,
  sitemap,
  feed,
  partFeed: categoryFeed,
  nextPublication,
  summary,
  seed,
  bulkContent,
  offers: [
    offer(screens, {
      label: 'Blogs',
      route: '/only-us/blogs',
      pathname: '/only-us/blogs',
      order: 20,
      icon: Newspaper,
      add: { label: 'New post', route: '/only-us/blogs/new' },
      area: 'content',
    }),
  ],
} satisfies SiteModule;
