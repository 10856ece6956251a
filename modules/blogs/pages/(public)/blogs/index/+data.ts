import type { PageContextServer } from 'vike/types';
import { categories } from '#modules/blogs/inputs.ts';
import { categoryParameters } from '#modules/blogs/paths.ts';

// https://vike.dev/data
export async function data({ api, urlParsed }: PageContextServer) {
  const { category: word, page } = urlParsed.search;
  const category = categories.find((each) => categoryParameters[each] === word);
  // A category or a page that doesn't exist is a page that isn't there: `getPage` refuses it.
  const asked = {
    category: word ? (category ?? ('' as never)) : undefined,
    page: page ? Number(page) : undefined,
  };
  return { category: category ?? null, ...(await api.blog.getPage(asked)) };
}

export type Data = Awaited<ReturnType<typeof data>>;
