import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { partOf } from '#modules/catalog/parts.ts';
import { catalogWords } from '#modules/catalog/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/data
export async function data({ api, urlParsed, site }: PageContextServer) {
  const config = useConfig();
  const catalogs = await api.catalog.getPage();
  const [first, ...others] = catalogs;
  // The only one is shown as a whole.
  const part = partOf(urlParsed.search);
  const read = first && others.length === 0 ? await api.catalog.getBySlug({ slug: first.slug, part }) : null;
  const only = read?.catalog ? read : null;
  config({
    title: pageTitle(catalogWords(site.language)('title'), site),
    description: about(catalogs, site),
  });
  return { catalogs, only };
}

export type Data = Awaited<ReturnType<typeof data>>;

type Catalogs = Awaited<ReturnType<PageContextServer['api']['catalog']['getPage']>>;

function about(catalogs: Catalogs, site: PageContextServer['site']): string | null {
  const t = catalogWords(site.language);
  const [first, ...others] = catalogs;
  if (!first) return null;
  if (others.length === 0)
    return t(first.pages === null ? 'description' : 'pdfDescription', { site: site.name });
  return t('severalDescription', {
    site: site.name,
    titles: catalogs.map(({ title }) => title).join(', '),
  });
}
