import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { menus } from '#database/tables.ts';
import type { Language, Localized } from '#lib/language.ts';
import type { MenuEntry } from '#lib/menu.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { footerEntries, type PublicMenuItem } from '../rendering/points.ts';
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
  const pages = offered(footerEntries).flatMap((entries) => entries(context));
  return [
    ...areas().map(
      ({ route }) => ({ kind: 'area', target: route, label, place: 'header', level: 0 }) as const,
    ),
    ...pages.map((target) => ({ kind: 'entry', target, label, place: 'footer', level: 0 }) as const),
  ];
}

/**
 * The menus as visitors see them. An entry whose target isn't public is left out; what is below it takes its
 * place. `only`: the language of the page, on a site with two: an entry without words in it is left out, too.
 */
export function publicMenus(
  context: ModuleContext,
  entries: MenuEntry[] | null,
  only?: Language,
): PublicMenus {
  const shown: PublicMenus = { header: [], footer: [] };
  let parent: { entry: MenuEntry; item: PublicMenuItem | null } | undefined;
  for (const [order, entry] of (entries ?? defaultMenu(context)).entries()) {
    const target = targetOf(context, entry);
    const route = target?.route ?? '';
    const label = labelOf(entry, target?.label, only);
    const isSaid = !only || label[only] !== '';
    const item =
      target?.isPublic && isSaid ? { label, route, pathname: target.pathname ?? route, order } : null;
    const isBelow = entry.level === 1 && parent !== undefined;
    if (!isBelow) parent = { entry, item };
    if (!item) continue;
    if (isBelow && parent?.item) parent.item.items = [...(parent.item.items ?? []), item];
    else shown[parent?.entry.place ?? entry.place].push(item);
  }
  return shown;
}

/** Its own label, or the name of its target; on a site with one language, the label in the other where it has none in that. */
function labelOf(
  { kind, label: { id, en } }: MenuEntry,
  target: Localized = { id: '', en: '' },
  only?: Language,
): Localized {
  if (kind === 'link' && only) return { id, en };
  if (kind === 'area' || only) return { id: id || target.id, en: en || target.en };
  return { id: id || en || target.id, en: en || id || target.en };
}
