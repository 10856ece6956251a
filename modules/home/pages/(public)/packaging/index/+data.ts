import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';

// https://vike.dev/data
export async function data({ api, site }: PageContextServer) {
  const config = useConfig();
  const offers = await api.packaging.getPage();
  const names = offers.map(({ name }) => name);
  config({
    title: `Packaging · ${site.name}`,
    description: names.length > 0 ? `${names.join(', ')}.` : null,
  });
  return offers;
}

export type Data = Awaited<ReturnType<typeof data>>;
