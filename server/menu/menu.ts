import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { menus } from '#database/tables.ts';
import type { Localized } from '#lib/language.ts';
import type { MenuEntry } from '#lib/menu.ts';
import type { ModuleContext } from '../module/context.ts';
import type { PublicMenuItem } from '../module/menu.ts';
import { fromModules } from '../site/modules.ts';
import { areas, targetOf } from './targets.ts';

/** The menus of a public page. */
export interface PublicMenus {
  header: PublicMenuItem[];
  footer: PublicMenuItem[];
}

const theMenu = preparedQuery((db) => db.select({ entries: menus.entries }).from(menus).prepare());

/** The entries that an administrator arranged; null: those of `defaultMenu`. */
export function readMenu(db: Queries): MenuEntry[] | null {
  return theMenu(db).get()?.entries ?? null;
}

/** The menu as long as nobody arranges it: the areas of the site in their order; in the footer the pages that every site needs. */
export function defaultMenu(context: ModuleContext): MenuEntry[] {
  const label = { id: '', en: '' };
  const pages = fromModules('footerPages').flatMap((footerPages) => footerPages(context));
  return [
    ...areas.map(({ route }) => ({ kind: 'area', target: route, label, place: 'header', level: 0 }) as const),
    ...pages.map((target) => ({ kind: 'entry', target, label, place: 'footer', level: 0 }) as const),
  ];
}

/**
 * The menus as visitors see them. An entry whose target isn't public is left out; what is below it takes its
 * place.
 */
export function publicMenus(context: ModuleContext, entries: MenuEntry[] | null): PublicMenus {
  const shown: PublicMenus = { header: [], footer: [] };
  let parent: { entry: MenuEntry; item: PublicMenuItem | null } | undefined;
  for (const [order, entry] of (entries ?? defaultMenu(context)).entries()) {
    const target = targetOf(context, entry);
    const route = target?.route ?? '';
    const label = labelOf(entry, target?.label);
    const item = target?.isPublic ? { label, route, pathname: route, order } : null;
    const isBelow = entry.level === 1 && parent !== undefined;
    if (!isBelow) parent = { entry, item };
    if (!item) continue;
    if (isBelow && parent?.item) parent.item.items = [...(parent.item.items ?? []), item];
    else shown[parent?.entry.place ?? entry.place].push(item);
  }
  return shown;
}

/** Its own label, in the other language where it has none in one, or the name of its target. */
function labelOf({ kind, label: { id, en } }: MenuEntry, target: Localized = { id: '', en: '' }): Localized {
  if (kind === 'area') return { id: id || target.id, en: en || target.en };
  return { id: id || en || target.id, en: en || id || target.en };
}
