import { render } from 'vike/abort';
import type { GlobalContext, PageContextServer } from 'vike/types';

interface Route {
  pageId: string;
  names: string[];
  pattern: RegExp;
}

interface Routes {
  pages: GlobalContext['pages'];
  /** Pages by their addresses, as far as these have no parameters. */
  exact: Map<string, string>;
  /** `/blogs/@slug` */
  patterns: Route[];
  functions: ((pageContext: PageContextServer) => unknown)[];
  /** `/only-us/` of `/only-us/*` */
  beginnings: string[];
}

let routes: Routes | undefined;

/** Finds the page as Vike does, which compiles all routes again for each request. Other routes that may match are left to Vike. */
export function onBeforeRoute(pageContext: PageContextServer) {
  const { urlPathname, globalContext } = pageContext;
  const { pages } = globalContext;
  if (routes?.pages !== pages) routes = compileRoutes(pages);
  const pageId = routes.exact.get(urlPathname);
  if (pageId !== undefined) return { pageContext: { pageId, routeParams: {} } };
  const found = routes.patterns.filter(({ pattern }) => pattern.test(urlPathname));
  const [only] = found;
  const isBelow = routes.beginnings.some((beginning) => urlPathname.startsWith(beginning));
  if (!only && !isBelow && !routes.functions.some((route) => route(pageContext))) throw render(404);
  if (!only || found.length > 1) return;
  const values = only.pattern.exec(urlPathname)?.slice(1) ?? [];
  const routeParams = Object.fromEntries(only.names.map((name, at) => [name, values[at] ?? '']));
  return { pageContext: { pageId: only.pageId, routeParams } };
}

function compileRoutes(pages: GlobalContext['pages']): Routes {
  const all = Object.entries(pages).flatMap(([pageId, { route }]) =>
    typeof route === 'string' ? [{ pageId, route }] : [],
  );
  const isExact = ({ route }: { route: string }) => !/[@*]/.test(route);
  return {
    pages,
    functions: Object.values(pages).flatMap(({ route }) => (typeof route === 'function' ? [route] : [])),
    beginnings: all.flatMap(({ route }) => (route.includes('*') ? route.split('*', 1) : [])),
    exact: new Map(all.filter(isExact).map(({ pageId, route }) => [route, pageId])),
    patterns: all
      .filter((each) => !isExact(each) && !each.route.includes('*'))
      .map(({ pageId, route }) => ({
        pageId,
        names: [...route.matchAll(/@(\w+)/g)].map(([, name = '']) => name),
        pattern: new RegExp(`^${route.replace(/[.$-]/g, '\\$&').replace(/@\w+/g, '([^/]+)')}/?$`),
      })),
  };
}
