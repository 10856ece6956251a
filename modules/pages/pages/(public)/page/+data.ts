import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { fieldsOfBlock, textsIn } from '#lib/block-values.ts';
import { descriptionOf } from '#lib/seo.ts';
import { entryMeta } from '#renderer/public/entry-meta.ts';

export async function data(pageContext: PageContextServer) {
  const { api, routeParams } = pageContext;
  const { movedTo, page, pictures, seo } = await api.page.getBySlug({ slug: routeParams.slug ?? '' });
  if (!page) throw redirect(`/${movedTo}`, 301);
  const { title, summary, cover, blocks } = page;
  const texts = blocks.flatMap(({ kind, values }) => textsIn(fieldsOfBlock(kind), values));
  const description = descriptionOf(summary, texts);
  pageContext.meta = entryMeta(pageContext, seo, { title, description, picture: cover });
  return { page, pictures, seo };
}

export type Data = Awaited<ReturnType<typeof data>>;
