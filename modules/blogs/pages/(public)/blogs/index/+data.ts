import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { categories } from '#modules/blogs/inputs.ts';
import { categoryParameters } from '#modules/blogs/paths.ts';
import { blogWords } from '#modules/blogs/words.ts';
import { listTitle, pageTitle } from '#renderer/public/page-title.ts';
import { siteWords } from '#renderer/public/words.ts';

// https://vike.dev/data
export async function data({ api, urlParsed, site }: PageContextServer) {
  const config = useConfig();
  const { category: word, page } = urlParsed.search;
  const category = categories.find((each) => categoryParameters[each] === word);
  // A category or a page that doesn't exist is a page that isn't there: `getPage` refuses it.
  const asked = {
    category: word ? (category ?? ('' as never)) : undefined,
    page: page ? Number(page) : undefined,
  };
  const posts = await api.blog.getPage(asked);
  const t = blogWords(site.language);
  const part = [
    category && t(category),
    posts.page > 1 && siteWords(site.language)('page', { page: posts.page }),
    t('blog'),
  ].filter(Boolean);
  const used = categories.filter((each) => posts.counts[each] > 0).map((each) => t(each));
  const titles = posts.posts.slice(0, 4).map(({ title }) => title);
  config({
    title: part.length > 1 ? pageTitle(part.join(' · '), site) : listTitle(t('blog'), used, site),
    description: titles.length > 0 ? `${titles.join(' · ')}.` : null,
  });
  return { category: category ?? null, ...posts };
}

export type Data = Awaited<ReturnType<typeof data>>;
