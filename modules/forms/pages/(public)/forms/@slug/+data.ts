import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { formPath } from '#modules/forms/paths.ts';
import { ownFormWords } from '#modules/forms/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

export async function data(pageContext: PageContextServer) {
  const { api, routeParams, rewrite, site, urlParsed } = pageContext;
  const refused = rewrite?.form ?? null;
  if (refused?.refusal === 'gone') {
    const title = pageTitle(ownFormWords(site.language)('gone'), site);
    pageContext.meta = { title, description: null, noindex: true, asks: true };
    return { form: null, refused };
  }
  const { about = refused?.values.about ?? '' } = urlParsed.search;
  const page = await api.form.getBySlug({ slug: routeParams.slug ?? '', about });
  if (!page.form) throw redirect(formPath(page.movedTo), 301);
  const { title, intro } = page.form;
  pageContext.meta = { title: pageTitle(title, site), description: intro || null, asks: true };
  return { ...page, refused };
}

export type Data = Awaited<ReturnType<typeof data>>;
