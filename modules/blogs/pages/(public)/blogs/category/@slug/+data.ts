import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { listData } from '#modules/blogs/list-data.ts';
import { categoryPath } from '#modules/blogs/paths.ts';

export async function data(pageContext: PageContextServer) {
  const { api, routeParams } = pageContext;
  const { row, movedTo } = await api.blogCategory.read({ slug: routeParams.slug ?? '' });
  if (!row) throw redirect(categoryPath(movedTo), 301);
  return listData(pageContext, { category: row });
}
