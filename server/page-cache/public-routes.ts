import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { getGlobalContext } from 'vike/server';
import { endpoints } from '../http/points.ts';
import { offered } from '../module/registry.ts';

export interface PublicRoutes {
  /** The first segments of all valid addresses: everything else is a 404. */
  prefixes: Set<string>;
  publicPrefixes: Set<string>;
  parametersAt(path: string): string[];
  /** Whether anybody can make up addresses for a page (by Vike's id), like search results. */
  isUnbounded(pageId: string): boolean;
}

const otherPrefixes = ['.well-known', 'api', 'brand', 'language-offer', 'only-us', 'preview', 'share', 'up'];
const otherFiles = ['manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'speculation-rules.json'];

export async function readPublicRoutes(files: string): Promise<PublicRoutes> {
  const pages = await pagesWithRoutes();
  const prefixOf = ({ route }: { route: string }) => route.split('/')[1] ?? '';
  const own = [...pages, ...offered(endpoints).map(({ path }) => ({ route: path }))].map(prefixOf);
  const unbounded = new Set(pages.filter(({ config }) => config.noindex).map(({ id }) => id));
  return {
    prefixes: new Set([...own, ...otherPrefixes, ...otherFiles, ...readdirSync(files)]),
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

// The characters that need no decoding. Other paths are rendered, but not cached: they have many spellings.
const plainPath = /^\/[\w.~/-]*$/;

export function isForEverybody({ method, headers }: IncomingMessage, privateCookies: string[]): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // People who are signed in, or have a preview link, get their own pages.
  const { cookie } = headers;
  return !cookie || !privateCookies.some((name) => cookie.includes(name));
}

/** The cache key of a page, however its address is spelled; null if it isn't cacheable. `logical` removes the language. */
export function addressOf(
  url: string,
  routes: PublicRoutes,
  logical: (path: string) => string,
): string | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (!plainPath.test(path)) return null;
  return mark === -1 ? path : path + knownQuery(url.slice(mark + 1), routes.parametersAt(logical(path)));
}

/** The first segment of an address: 'gallery' of '/gallery/x'. */
export function prefixOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return path.split('/', 2)[1] ?? '';
}

// In a fixed order, without parameters that the page ignores.
function knownQuery(query: string, names: string[]): string {
  if (names.length === 0) return '';
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of names) {
    for (const value of given.getAll(name)) if (value) known.append(name, value);
  }
  const text = known.toString();
  return text && `?${text}`;
}
