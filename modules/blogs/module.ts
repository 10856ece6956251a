import Newspaper from 'lucide-react/icons/newspaper';
import { seeds } from '#database/seed/points.ts';
import { formatDate } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { commands } from '#server/commands/points.ts';
import { importTargets, pageBlocks, publicAreas, starterTranslations } from '#server/content/points.ts';
import { endpoint, endpoints } from '#server/http/points.ts';
import { type ModuleContext, offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { homeSection, homeSections, pageExtras } from '#server/rendering/points.ts';
import { type OpenJobs, searches, vacancies } from '#server/search/points.ts';
import { nextPublications, sitemaps, summaries, waiting } from '#server/site/points.ts';
import { postsBlock } from './blocks/posts/block.tsx';
import { categories } from './categories.ts';
import { categoryRouter } from './category-router.ts';
import { feedLink, serveFeed } from './feed.tsx';
import { importedPosts } from './import-target.ts';
import { LatestPosts } from './LatestPosts.tsx';
import { ownDrafts } from './own-drafts.ts';
import { categoryPath, jobsPath } from './paths.ts';
import { posts } from './posts.ts';
import { jobsAddress, nextPublication, openJobs, publicPosts } from './published.ts';
import { blogRouter } from './router.ts';
import { search } from './search.ts';
import { sitemap } from './sitemap.ts';
import { summary } from './summary.ts';
import { jobWords } from './words.ts';

/** Blog posts by category and tag, and vacancies. */
export const blogs = {
  name: 'blogs',
  entryTypes: [posts, categories],
  routers: { blog: blogRouter, blogCategory: categoryRouter },
  offers: [
    offer(screens, {
      label: 'Blogs',
      title: 'Blogs',
      route: '/only-us/blogs',
      order: 20,
      icon: Newspaper,
      add: { label: 'New post', route: '/only-us/blogs/new', takesDay: true },
      area: 'content',
    }),
    offer(
      publicAreas,
      {
        label: { id: 'Blog', en: 'Blogs' },
        route: '/blogs',
        order: 50,
        isPublic: ({ db, now }) => publicPosts(db, now(), { limit: 1 }).length > 0,
      },
      {
        label: { id: 'Lowongan', en: 'Jobs' },
        route: jobsPath,
        order: 65,
        routeNow: jobsAddress,
        isPublic: ({ db, now }) => openJobs(db, now(), { limit: 1 }).length > 0,
      },
    ),
    offer(
      homeSections,
      homeSection({
        order: 60,
        load: ({ db, now }) => publicPosts(db, now(), { limit: 3 }),
        Section: LatestPosts,
      }),
    ),
    offer(pageBlocks, postsBlock),
    offer(importTargets, importedPosts),
    offer(searches, search),
    offer(vacancies, openJobsForSearch),
    offer(sitemaps, sitemap),
    offer(
      endpoints,
      endpoint('/rss.xml', serveFeed),
      endpoint(`${categoryPath(':slug')}/rss.xml`, serveFeed),
    ),
    offer(pageExtras, feedLink),
    offer(nextPublications, nextPublication),
    offer(summaries, summary),
    offer(waiting, ownDrafts),
    offer(seeds, async (context) => (await import('./seed.ts')).seed(context)),
    offer(starterTranslations, async () => (await import('./starter/translations.ts')).translations),
    offer(commands, () => import('./bulk-content.ts')),
  ],
} satisfies SiteModule;

const maxJobs = 6;

function openJobsForSearch({ db, now, timeZone }: ModuleContext & { timeZone: string }): OpenJobs | null {
  const jobs = openJobs(db, now(), { limit: maxJobs }).map(
    ({ slug, title, location, employmentType, closesAt }) => {
      const inWords = (language: Language) => {
        const t = jobWords(language);
        const until = closesAt && t('until', { date: formatDate(closesAt, timeZone, language) });
        return [location, employmentType && t(employmentType), until].filter(Boolean).join(' · ');
      };
      return { title, path: `/blogs/${slug}`, facts: { id: inWords('id'), en: inWords('en') } };
    },
  );
  return jobs.length > 0 ? { jobs, path: jobsAddress({ db }) } : null;
}
