import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { entryMeta } from '#renderer/public/entry-meta.ts';

// https://vike.dev/data
export async function data({ api, routeParams, site }: PageContextServer) {
  const config = useConfig();
  const page = await api.packaging.getBySlug({ slug: routeParams.slug ?? '' });
  if ('movedTo' in page) throw redirect(`/packaging/${page.movedTo}`, 301);
  const { name: title, summary: description } = page.offer;
  config(entryMeta(page.seo, { title, description }, site));
  return page;
}

export type Data = Awaited<ReturnType<typeof data>>;
