import { resolveRoute } from 'vike/routing';
import type { GlobalContext } from 'vike/types';
import { expect, test } from 'vitest';
import { onBeforeRoute } from './+onBeforeRoute.server.ts';

const isWritten = ({ urlPathname }: { urlPathname: string }) => urlPathname === '/about';
const pages = Object.fromEntries(
  [
    '/',
    '/blogs',
    '/blogs/new',
    '/blogs/@slug',
    '/files/@type/@id/@kind',
    '/only-us/*',
    '/@any/twice',
    '/blogs/@id/twice',
    isWritten,
  ].map((route) => [`page of ${route}`, { route }]),
) as unknown as GlobalContext['pages'];
const routed = (urlPathname: string) =>
  onBeforeRoute({ globalContext: { pages }, urlPathname } as never)?.pageContext;

test.each([
  ['/', '/'],
  ['/blogs', '/blogs'],
  ['/blogs/new', '/blogs/new'],
  ['/blogs/palet-kayu', '/blogs/@slug'],
  ['/blogs/palet.kayu/', '/blogs/@slug'],
  ['/files/a/b/c', '/files/@type/@id/@kind'],
  ['/blogs/1/twice', '/blogs/@id/twice'],
])('%s is the page of %s', (path, route) => {
  expect(routed(path)).toEqual({ pageId: `page of ${route}`, ...routeParamsOf(route, path) });
});

test.each(['/only-us/blogs', '/about'])('%s is left to Vike', (path) => {
  expect(routed(path)).toBeUndefined();
});

test.each(['/blogs/a/b', '/palet', '/only-us'])(
  '%s is not found, without Vike compiling all routes',
  (path) => {
    expect(() => routed(path)).toThrow('AbortRender');
  },
);

function routeParamsOf(route: string, path: string) {
  const { match, routeParams } = resolveRoute(route, path);
  expect(match).toBe(true);
  return { routeParams };
}
