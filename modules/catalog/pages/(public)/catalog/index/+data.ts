import type { PageContextServer } from 'vike/types';
import { catalogsPath, partOf, partQuery } from '#modules/catalog/paths.ts';
import { catalogWords } from '#modules/catalog/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

export async function data(pageContext: PageContextServer) {
  const { api, urlParsed, site } = pageContext;
  const catalogs = await api.catalog.getPage();
  const [first, ...others] = catalogs;
  const part = partOf(urlParsed.search);
  const read = first && others.length === 0 ? await api.catalog.getBySlug({ slug: first.slug, part }) : null;
  const only = read?.catalog ? read : null;
  pageContext.meta = {
    title: pageTitle(catalogWords(site.language)('title'), site),
    description: about(catalogs, site),
    // Each part is a page of its own.
    canonical: catalogsPath + partQuery(only?.part ?? 1),
    noindex: catalogs.length === 0,
  };
  return { catalogs, only };
}

export type Data = Awaited<ReturnType<typeof data>>;

type Catalogs = Awaited<ReturnType<PageContextServer['api']['catalog']['getPage']>>;

function about(catalogs: Catalogs, site: PageContextServer['site']): string | null {
  const t = catalogWords(site.language);
  const [first, ...others] = catalogs;
  if (!first) return null;
  const one = first.pages === null ? 'description' : 'pdfDescription';
  const titles = catalogs.map(({ title }) => title).join(', ');
  return t(others.length === 0 ? one : 'severalDescription', { site: site.name, titles });
}
