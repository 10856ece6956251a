import type { PageContextServer } from 'vike/types';
import { type Category, categories } from '#modules/blogs/choices.ts';
import { blogPath, categoryParameters, jobsPath } from '#modules/blogs/paths.ts';
import { blogWords, jobWords } from '#modules/blogs/words.ts';
import { listTitle, pageTitle } from '#renderer/public/page-title.ts';
import { siteWords } from '#renderer/public/words.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { api, urlParsed, site } = pageContext;
  const { category: word, page } = urlParsed.search;
  const category = categories.find((each) => categoryParameters[each] === word);
  // A category or a page that doesn't exist is a page that isn't there: `getPage` refuses it.
  const asked = {
    category: word ? (category ?? ('' as never)) : undefined,
    page: page ? Number(page) : undefined,
  };
  const posts = await api.blog.getPage(asked);
  const titles = posts.posts.slice(0, 4).map(({ title }) => title);
  pageContext.meta = {
    title: titleOf({ ...posts, category }, site),
    description: titles.length > 0 ? `${titles.join(' · ')}.` : null,
    // Each category and each page shows other posts.
    canonical: blogPath({ category, page: posts.page }),
    subject: category === 'CAREER' ? { name: jobWords(site.language)('jobs') } : undefined,
    menuPath: category === 'CAREER' ? jobsPath : undefined,
  };
  return { category: category ?? null, ...posts };
}

interface Shown {
  category?: Category;
  counts: Record<Category, number>;
  page: number;
}

function titleOf({ category, counts, page }: Shown, site: PageContextServer['site']) {
  const t = blogWords(site.language);
  const jobs = jobWords(site.language)('jobs');
  const names = {
    CAREER: counts.CAREER > 0 ? `${jobs} (${counts.CAREER})` : jobs,
    TECHNOLOGY: t('TECHNOLOGY'),
  };
  const number = page > 1 && siteWords(site.language)('page', { page });
  const parts = [category && names[category], number, category !== 'CAREER' && t('blog')].filter(Boolean);
  if (parts.length > 1 || category) return pageTitle(parts.join(' · '), site);
  const used = categories.filter((each) => counts[each] > 0).map((each) => t(each));
  return listTitle(t('blog'), used, site);
}

export type Data = Awaited<ReturnType<typeof data>>;
