import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { partOf } from '#modules/catalog/parts.ts';
import { catalogPath } from '#modules/catalog/paths.ts';
import { catalogWords } from '#modules/catalog/words.ts';
import { writtenIn } from '#modules/catalog/written-in.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/data
export async function data({ api, routeParams, urlParsed, site }: PageContextServer) {
  const config = useConfig();
  const shown = await api.catalog.getBySlug({ slug: routeParams.slug ?? '', part: partOf(urlParsed.search) });
  if (!shown.catalog) throw redirect(catalogPath(shown.movedTo), 301);
  const { catalog } = shown;
  const { title } = catalog;
  const t = catalogWords(writtenIn(catalog) ?? site.language);
  config({ title: pageTitle(title, site), description: t('oneDescription', { title, site: site.name }) });
  return shown;
}

export type Data = Awaited<ReturnType<typeof data>>;
