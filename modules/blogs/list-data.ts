import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { listTitle, pageTitle } from '#renderer/public/page-title.ts';
import { siteWords } from '#renderer/public/words.ts';
import { jobCategory, minInSitemap, siteCategory } from './choices.ts';
import { blogPath, categoryPath, jobsPath } from './paths.ts';
import { blogWords, categoryName, jobWords } from './words.ts';

interface Asked {
  category?: { key: string; name: string; slug: string };
  tag?: string;
}

export async function listData(pageContext: PageContextServer, { category, tag: word }: Asked) {
  const { api, urlParsed, site, isUntranslated } = pageContext;
  const { page } = urlParsed.search;
  // NaN is a missing page: `getPage` refuses it.
  const asked = { category: category?.key, tag: word, page: page ? Number(page) : undefined };
  const found = await api.blog.getPage(asked);
  if (found.movedTo !== null) throw redirect(blogPath({ tag: found.movedTo, page: found.page }), 301);
  const tag = found.tag && { ...found.tag, word };
  const isJobs = category?.key === jobCategory;
  const heading = tag?.name ?? headingOf(category?.name, site);
  const name = isUntranslated(heading) ? headingOf(undefined, site) : heading;
  const categories = found.categories.filter((each) => !isUntranslated(each.name));
  const titles = found.posts.slice(0, 4).map(({ title }) => title);
  const isPart = name === heading && Boolean(category ?? tag);
  pageContext.meta = {
    title: titleOf({ ...found, categories, heading: name, isPart, isJobs }, site),
    description: titles.length > 0 ? `${titles.join(' · ')}.` : null,
    // Each list and page is a page of its own.
    canonical: blogPath({ category: category?.slug, tag: word, page: found.page }),
    // A list of one or two posts adds nothing to them.
    noindex: found.posts.length === 0 || (tag !== null && tag.count < minInSitemap),
    subject: isJobs ? { name } : undefined,
    // Nobody came to buy.
    bar: null,
    menuPath: isJobs ? jobsPath : undefined,
    feed: category && { title: name, path: `${categoryPath(category.slug)}/rss.xml` },
  };
  return { ...found, heading, category: category ?? null, tag };
}

type Site = PageContextServer['site'];

function headingOf(category: string | undefined, { language }: Site): string {
  if (category === undefined) return blogWords(language)('blog');
  return siteCategory(category) === jobCategory
    ? jobWords(language)('jobs')
    : categoryName(language, category);
}

interface Shown {
  heading: string;
  /** Whether some posts are left out. */
  isPart: boolean;
  isJobs: boolean;
  categories: { key: string; name: string; count: number }[];
  page: number;
}

function titleOf({ heading, isPart, isJobs, categories, page }: Shown, site: Site) {
  const { language } = site;
  const number = page > 1 && siteWords(language)('page', { page });
  const used = categories.filter(({ count }) => count > 0);
  const names = used.map(({ name }) => categoryName(language, name));
  if (!isPart && !number) return listTitle(heading, names, site);
  const jobs = used.find(({ key }) => key === jobCategory);
  const name = isJobs && jobs ? `${heading} (${jobs.count})` : heading;
  const parts = isPart ? [name, number, !isJobs && blogWords(language)('blog')] : [number, name];
  return pageTitle(parts.filter(Boolean).join(' · '), site);
}

export type ListData = Awaited<ReturnType<typeof listData>>;
