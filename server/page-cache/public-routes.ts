import { readdirSync } from 'node:fs';
import { getGlobalContext } from 'vike/server';

export interface PublicRoutes {
  /** The first segments of all valid addresses: everything else is a 404. */
  prefixes: Set<string>;
  publicPrefixes: Set<string>;
  parametersAt(path: string): string[];
  /** Whether anybody can make up addresses for a page (by Vike's id), like search results. */
  isUnbounded(pageId: string): boolean;
}

const otherPrefixes = ['.well-known', 'api', 'brand', 'language-offer', 'only-us', 'preview', 'share', 'up'];
const otherFiles = ['manifest.webmanifest', 'robots.txt', 'rss.xml', 'sitemap.xml', 'speculation-rules.json'];

export async function readPublicRoutes(files: string): Promise<PublicRoutes> {
  const pages = await pagesWithRoutes();
  const prefixOf = ({ route }: { route: string }) => route.split('/')[1] ?? '';
  const unbounded = new Set(pages.filter(({ config }) => config.noindex).map(({ id }) => id));
  return {
    prefixes: new Set([...pages.map(prefixOf), ...otherPrefixes, ...otherFiles, ...readdirSync(files)]),
    publicPrefixes: new Set(pages.filter(({ id }) => id.includes('/(public)/')).map(prefixOf)),
    parametersAt: await readParameters(),
    isUnbounded: (id) => unbounded.has(id),
  };
}

async function pagesWithRoutes() {
  return Object.entries((await getGlobalContext()).pages).flatMap(([id, { route, config }]) =>
    typeof route === 'string' ? [{ id, route, config }] : [],
  );
}

export async function readParameters(): Promise<PublicRoutes['parametersAt']> {
  const pages = await pagesWithRoutes();
  const reading = pages
    .map(({ route, config: { parameters = [] } }) => ({ route, parameters }))
    .filter(({ parameters }) => parameters.length > 0);
  const exact = new Map(reading.map(({ route, parameters }) => [route, parameters]));
  // `/catalog/@slug`
  const patterns = reading
    .filter(({ route }) => route.includes('@'))
    .map(({ route, parameters }) => ({
      route: new RegExp(`^${route.replace(/@\w+/g, '[^/]+')}$`),
      parameters,
    }));
  return (path) => exact.get(path) ?? patterns.find(({ route }) => route.test(path))?.parameters ?? [];
}
