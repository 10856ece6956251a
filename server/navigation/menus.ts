import type { Language, Localized } from '#lib/language.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { areas, isShown, routeOf } from '../content/links/areas.ts';
import { targetOf } from '../content/links/target.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { footerEntries, type MenuEntry, menus, type PublicMenuItem, type PublicMenus } from './points.ts';

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

/**
 * The menus of a page, arranged or default. An entry that isn’t public is left out; what is below it takes its place. `only`: on a
 * site with two languages, leaves out items without a label in it.
 */
export function menusOf(context: ModuleContext, only?: Language): PublicMenus {
  const arranged = offered(menus).map((entriesIn) => entriesIn(context));
  const entries = arranged.find((each) => each !== null) ?? defaultEntries(context);
  const shown: PublicMenus = { header: [], footer: [] };
  let parent: { entry: MenuEntry; item: PublicMenuItem | null } | undefined;
  for (const [order, entry] of entries.entries()) {
    const target = destinationOf(context, entry);
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

function destinationOf(context: ModuleContext, { kind, target }: MenuEntry) {
  if (kind === 'link') return { label: { id: target, en: target }, route: target, isPublic: true };
  if (kind === 'area') {
    const area = areas().find(({ route }) => route === target);
    if (!area) return null;
    const { label, route: pathname } = area;
    return { label, pathname, route: routeOf(context, area), isPublic: isShown(context, area) };
  }
  const reference = referenceOf(`entry:${target}`);
  const found = reference && targetOf(context, reference);
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
