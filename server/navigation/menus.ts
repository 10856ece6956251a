import type { Language } from '#lib/language.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { areas, isShown, routeOf } from '../content/links/areas.ts';
import { targetOf } from '../content/links/target.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { footerEntries, menus, type PublicMenuItem, type PublicMenus } from './points.ts';

/** The menus of a page, arranged or default. `only`: see `menus`. */
export function menusOf(context: ModuleContext, only?: Language): PublicMenus {
  const arranged = offered(menus).map((arrangedIn) => arrangedIn(context, only));
  return arranged.find((each) => each !== null) ?? defaultMenus(context);
}

// By default the areas in the header, and in the footer the pages that every site needs.
function defaultMenus(context: ModuleContext): PublicMenus {
  const header = areas()
    .filter((area) => isShown(context, area))
    .map((area, order) => {
      const { label, route: pathname } = area;
      return { label, route: routeOf(context, area), pathname, order };
    });
  const entries = offered(footerEntries).flatMap((entriesIn) => entriesIn(context));
  return { header, footer: entries.flatMap((entry, order) => itemOf(context, entry, order)) };
}

function itemOf(context: ModuleContext, entry: string, order: number): PublicMenuItem[] {
  const reference = referenceOf(`entry:${entry}`);
  const target = reference && targetOf(context, reference);
  if (target?.state !== 'public') return [];
  const { title, path } = target;
  return [{ label: { id: title, en: title }, route: path, pathname: path, order }];
}
