import type { PageContextServer } from 'vike/types';
import type { Inputs } from './api.ts';
import type { ContentType } from './content-api.ts';
import { entryData } from './record-data.ts';

export type Query = {
  [Router in keyof Inputs & string]: {
    // biome-ignore lint/suspicious/noConfusingVoidType: tRPC's own word for no input
    [Name in keyof Inputs[Router] & string]: void extends Inputs[Router][Name] ? `${Router}.${Name}` : never;
  }[keyof Inputs[Router] & string];
}[keyof Inputs & string];

interface Prefetch {
  prefetch(): Promise<void>;
}

/**
 * The `+data` of every screen that has none of its own (https://vike.dev/data): fetches the `list` or `entry` and the
 * `queries` of its `+config`, so that its first paint shows them.
 */
export async function data(pageContext: PageContextServer) {
  const { config, prefetch, routeParams } = pageContext;
  const { list, entry, queries = [] } = config;
  const fetching = Promise.all(queries.map((query) => fetchQuery(pageContext, query)));
  if (entry && routeParams.id !== 'new') return entryData(pageContext, entry, fetching);
  const listed = list
    ? [fetchQuery(pageContext, `${list}.getAll`), prefetchAboutList(pageContext, list)]
    : [];
  await Promise.all([fetching, ...listed]);
  return prefetch.dehydrate();
}

function fetchQuery({ prefetch }: PageContextServer, query: string) {
  const [router = '', name = ''] = query.split('.');
  const helpers: Record<string, Prefetch> | undefined = Reflect.get(prefetch, router);
  return helpers?.[name]?.prefetch();
}

/** Fetches what lists show beside their entries: what visitors don't see yet, and the facts of modules. */
export async function prefetchAboutList({ prefetch }: PageContextServer, type: ContentType) {
  await Promise.all([
    prefetch.content.getPending.prefetch({ type }),
    prefetch.content.getFacts.prefetch({ type }),
  ]);
}
