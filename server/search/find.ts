import { isCalledBy, querySearch } from '#database/search/query.ts';
import { languages } from '#lib/language.ts';
import { areas, isShown, routeOf } from '../content/links/areas.ts';
import { oncePerChange } from '../content/once-per-change.ts';
import type { Context } from '../context.ts';
import { offered } from '../module/registry.ts';
import { menusOf } from '../navigation/menus.ts';
import { searches } from './points.ts';

/** The pages that have names: those in menus, areas of the site, and lists such as those of categories. */
const pagesWithNames = oncePerChange((context) => {
  const { header, footer } = menusOf(context);
  const inMenu = [...header, ...footer].flatMap((item) => [item, ...(item.items ?? [])]);
  const own = areas()
    .filter((area) => isShown(context, area))
    .map((area) => ({ ...area, route: routeOf(context, area) }));
  const lists = offered(searches).flatMap((search) => search.lists?.(context) ?? []);
  return [...inMenu, ...own, ...lists].filter(({ route }) => route.startsWith('/'));
});

/** The pages that the menu, the site or a category calls by these words, in either language: each once, by its name in that of the page. */
export function namedPages(context: Context, query: string): { url: string; title: string }[] {
  const { language, searchWords } = context.settings;
  const called = languages.map((each) => ({ each, isCalled: isCalledBy(query, each, searchWords) }));
  const named = pagesWithNames(context).filter(({ label }) =>
    called.some(({ each, isCalled }) => isCalled(label[each])),
  );
  const pages = named.map(({ label, route }) => [route, { url: route, title: label[language] }] as const);
  return [...new Map(pages.reverse()).values()].reverse();
}

export function find({ db, now, settings }: Context, query: string) {
  return querySearch(db, query, now(), settings);
}

export function isFound(context: Context, query: string): boolean {
  return find(context, query).hits.length > 0 || namedPages(context, query).length > 0;
}
