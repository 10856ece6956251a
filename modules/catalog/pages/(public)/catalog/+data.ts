import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';

// https://vike.dev/data
export async function data({ api, site }: PageContextServer) {
  const config = useConfig();
  const [catalog, { bytes }] = await Promise.all([api.catalog.get(), api.catalog.getDownload()]);
  config({
    title: `Catalog · ${site.name}`,
    description: catalog && `Katalog ${site.name} dalam satu lembar, untuk dilihat atau diunduh.`,
  });
  return { catalog, bytes };
}

export type Data = Awaited<ReturnType<typeof data>>;
