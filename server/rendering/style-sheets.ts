import { hash } from 'node:crypto';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

const shared = import.meta.glob<string>('/renderer/public/css/parts/**/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});
const own = import.meta.glob<string>(
  ['/pages/*/{index,maintenance,search}/*.css', '/modules/**/*.css', '!/modules/**/{cards,only-us}/**'],
  { eager: true, query: '?inline', import: 'default' },
);

const byName = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, css]) => [path.basename(file, '.css'), css]));
const sharedSheets = byName(shared);
const ownSheets = byName(own);
const allNames = [...sharedSheets.keys(), ...ownSheets.keys()];

const addresses = new LRUCache<string, string>({
  max: 500,
  memoMethod: (names) => `/assets/styles/${names}-${hashOf(cssOf(names))}.css`,
});

/**
 * The address of the style sheets of a public page besides renderer/public/public.css, in one file: a sheet styles the class
 * that it is named after, such as post-card.css. Null when none is needed.
 */
export function styleSheetsOf(html: string): string | null {
  const classes = new Set(Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names));
  const used = new Set([...classes].flatMap((names) => names.split(' ')));
  const names = allNames.filter((name) => used.has(name));
  return names.length > 0 ? addresses.memo(names.join('.')) : null;
}

/** `/assets/styles/post-card.section-top-1a2b3c4d.css`, also as pages before an update ask for it. */
export const serveStyleSheets: RequestHandler<{ file: string }> = (request, response, next) => {
  const [, names, hashed] = /^([a-z.-]+)-([0-9a-f]{8})\.css$/.exec(request.params.file) ?? [];
  const css = names && cssOf(names);
  if (!css) return next();
  const isCurrent = hashed === hashOf(css);
  response.set('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store');
  response.type('css').send(css);
};

function cssOf(names: string) {
  const wanted = allNames.filter((name) => names.split('.').includes(name));
  const [below, above] = [sharedSheets, ownSheets].map((sheets) =>
    wanted.map((name) => sheets.get(name) ?? '').join(''),
  );
  // What modules share gives way to theirs, as renderer/public/public.css does.
  return wanted.length > 0 ? `@layer site{${below}}${above}` : '';
}

const hashOf = (css: string) => hash('sha256', css).slice(0, 8);
