import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { categories } from '#modules/blogs/inputs.ts';
import { categoryLabels } from '#modules/blogs/labels.ts';
import { categoryParameters } from '#modules/blogs/paths.ts';

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
  const parts = [
    category && categoryLabels[category],
    posts.page > 1 && `Page ${posts.page}`,
    'Blogs',
    site.name,
  ];
  const titles = posts.posts.slice(0, 4).map(({ title }) => title);
  config({
    title: parts.filter(Boolean).join(' · '),
    description: titles.length > 0 ? `${titles.join(' · ')}.` : null,
  });
  return { category: category ?? null, ...posts };
}

export type Data = Awaited<ReturnType<typeof data>>;
