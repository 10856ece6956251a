import { localize } from '#lib/interface-language.ts';
import type { Language, Localized } from '#lib/language.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { areas, isShown, routeOf } from '#server/content/links/areas.ts';
import { targetOf as linkTarget } from '#server/content/links/target.ts';
import type { TranslationNeed } from '#server/content/points.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { entryType } from '#server/module/entry-type.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { offered } from '#server/module/registry.ts';
import { footerEntries, type PublicMenuItem, type PublicMenus } from '#server/navigation/points.ts';
import { menus } from './tables.ts';
import { type MenuEntry, menu } from './type.ts';

export const menuType = entryType(menu, { table: menus });

/** The default menu: the areas of the site, and in the footer the pages that every site needs. */
export function defaultEntries(context: ModuleContext): MenuEntry[] {
  const label = { id: '', en: '' };
  const pages = offered(footerEntries).flatMap((entriesIn) => entriesIn(context));
  return [
    ...areas().map(
      ({ route }) => ({ kind: 'area', target: route, label, place: 'header', level: 0 }) as const,
    ),
    ...pages.map((target) => ({ kind: 'entry', target, label, place: 'footer', level: 0 }) as const),
  ];
}

/** Null while the menu is the default. An entry that isn’t public is left out; what is below it takes its place. */
export function arrangedMenus(context: ModuleContext, only?: Language): PublicMenus | null {
  const entries = findEntry(context.db, menuType, 1)?.entries;
  if (!entries) return null;
  const shown: PublicMenus = { header: [], footer: [] };
  let parent: { entry: MenuEntry; item: PublicMenuItem | null } | undefined;
  for (const [order, entry] of entries.entries()) {
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

/** Links whose label a language lacks, so that its menu has none. */
export function unlabeledLinks({ db }: ModuleContext, language: Language): TranslationNeed[] {
  const entries = findEntry(db, menuType, 1)?.entries ?? [];
  return entries
    .filter(({ kind, label }) => kind === 'link' && label[language] === '')
    .map(({ label, target }) => ({
      title: label.id || label.en || target,
      noun: localize(menu.noun),
      route: menu.list,
    }));
}

function targetOf(context: ModuleContext, { kind, target }: MenuEntry) {
  if (kind === 'link') return { label: { id: target, en: target }, route: target, isPublic: true };
  if (kind === 'area') {
    const area = areas().find(({ route }) => route === target);
    if (!area) return null;
    const { label, route: pathname } = area;
    return { label, pathname, route: routeOf(context, area), isPublic: isShown(context, area) };
  }
  const reference = referenceOf(`entry:${target}`);
  const found = reference && linkTarget(context, reference);
  if (!found) return null;
  const { title, path, state } = found;
  return { label: { id: title, en: title }, route: path, isPublic: state === 'public' };
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
