import { findType } from '#server/content/declared-types.ts';
import { type ModuleContext, offersOf } from '#server/module/point.ts';
import { offered, siteModules } from '#server/module/registry.ts';
import { forms } from '../../forms/points.ts';
import { endpoints } from '../../http/points.ts';
import { downloads, sitemaps } from '../../site/points.ts';
import { heldAt, isPublic } from '../addresses.ts';
import { publicAreas } from '../points.ts';
import { findEntry } from '../read-entry.ts';

// Pages in no sitemap that belong to no entry.
const otherPages = ['/', '/search', '/sitemap.xml'];

/** The paths that visitors can't open now. */
export async function deadLinks(context: ModuleContext, paths: string[]): Promise<string[]> {
  const unknown = new Set(paths.map((path) => path.replace(/(?<=.)\/+$/, '')));
  const dead = [...unknown].filter((path) => {
    const [held] = heldAt(context.db, path);
    if (!held) return false;
    unknown.delete(path);
    return held.state === 'deleted' || !isShown(context, held);
  });
  for (const path of unknown) {
    const isPage = otherPages.includes(path) || path.startsWith('/search/');
    const isEndpoint = offered(endpoints).some((each) => parametersIn(each.path, path));
    if (isPage || isEndpoint || isDownload(context, path)) unknown.delete(path);
  }
  await removeOwnPages(context, unknown);
  return [...dead, ...unknown];
}

function isShown({ db, now }: ModuleContext, held: { type: string; entry: number }) {
  const type = findType(held.type);
  const row = type && findEntry(db, type, held.entry);
  return row ? isPublic(type, row, now()) : false;
}

function isDownload(context: ModuleContext, path: string) {
  return offered(downloads).some((download) => {
    const given = parametersIn(download.path, path);
    if (!given) return false;
    // One without a file may be the only one of its kind: `/catalog/vinci-catalog.png` while there is a PDF.
    return Boolean(download.file(context, given) ?? download.movedTo?.(context, given));
  });
}

// `{ slug: 'palet' }` for `/packaging/:slug` and `/packaging/palet`; null where the path isn't such an address.
function parametersIn(pattern: string, path: string): Record<string, string> | null {
  const expression = pattern.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${expression}$`).exec(path);
  return match && { ...match.groups };
}

// Pages of entries have addresses. The others are lists and forms of modules, as long as the sitemap has them. Only the sitemap
// of that module is read; in a large one the list comes first.
async function removeOwnPages(context: ModuleContext, paths: Set<string>) {
  for (const module of siteModules) {
    const areas = offersOf(module, publicAreas).map(({ route }) => route);
    const pages = [...areas, ...offersOf(module, forms).map(({ path }) => path)];
    const asked = new Set(pages.filter((path) => paths.has(path)));
    for (const pagesOf of asked.size > 0 ? offersOf(module, sitemaps) : []) {
      for await (const { path } of pagesOf(context)) {
        if (asked.delete(path)) paths.delete(path);
        if (asked.size === 0) break;
      }
    }
  }
}
