import type { inferRouterInputs } from '@trpc/server';
import type { PageContextServer } from 'vike/types';
import type { AppRouter } from '#server/router.ts';

type Inputs = inferRouterInputs<AppRouter>;

/** A procedure of the API that needs no input, such as `banner.getAll`. */
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
 * The `+data` of every screen that has none of its own (https://vike.dev/data): fetches the `queries` of its `+config`, so that
 * its first paint shows them.
 */
export async function data({ config, prefetch }: PageContextServer) {
  await Promise.all(
    (config.queries ?? []).map((query) => {
      const [router = '', name = ''] = query.split('.');
      const helpers = prefetch as unknown as Record<string, Record<string, Prefetch>>;
      return helpers[router]?.[name]?.prefetch();
    }),
  );
  return prefetch.dehydrate();
}
