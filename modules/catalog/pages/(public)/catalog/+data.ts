import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { catalogWords } from '#modules/catalog/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/data
export async function data({ api, site }: PageContextServer) {
  const config = useConfig();
  const [catalog, { bytes }] = await Promise.all([api.catalog.get(), api.catalog.getDownload()]);
  const t = catalogWords(site.language);
  config({
    title: pageTitle(t('title'), site),
    description: catalog && t(catalog.pages === null ? 'description' : 'pdfDescription', { site: site.name }),
  });
  return { catalog, bytes };
}

export type Data = Awaited<ReturnType<typeof data>>;
