import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { listData } from '#modules/blogs/list-data.ts';
import { blogPath } from '#modules/blogs/paths.ts';

export async function data(pageContext: PageContextServer) {
  const { category: slug, page } = pageContext.urlParsed.search;
  if (!slug) return listData(pageContext, {});
  const { row, movedTo } = await pageContext.api.blogCategory.read({ slug });
  throw redirect(blogPath({ category: row?.slug ?? movedTo, page: Number(page) || 1 }), 301);
}
