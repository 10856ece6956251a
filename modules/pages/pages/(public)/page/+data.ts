import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { pageTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/data
export async function data({ api, routeParams, site }: PageContextServer) {
  const config = useConfig();
  const { movedTo, page, pictures } = await api.page.getBySlug({ slug: routeParams.slug ?? '' });
  if (!page) throw redirect(`/${movedTo}`, 301);
  config({ title: pageTitle(page.title, site), description: page.summary || null });
  return { page, pictures };
}

export type Data = Awaited<ReturnType<typeof data>>;
