import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { entryMeta } from '#renderer/public/entry-meta.ts';

// https://vike.dev/data
export async function data({ api, routeParams, site }: PageContextServer) {
  const config = useConfig();
  const { movedTo, page, pictures, seo } = await api.page.getBySlug({ slug: routeParams.slug ?? '' });
  if (!page) throw redirect(`/${movedTo}`, 301);
  config(entryMeta(seo, { title: page.title, description: page.summary || null }, site));
  return { page, pictures, seo };
}

export type Data = Awaited<ReturnType<typeof data>>;
