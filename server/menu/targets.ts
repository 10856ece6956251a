import type { Localized } from '#lib/language.ts';
import type { MenuEntry } from '#lib/menu.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { offered } from '#server/module/registry.ts';
import { targetOf as linkTarget } from '../content/links/target.ts';
import type { ModuleContext } from '../module/point.ts';
import { type MenuArea, publicAreas } from '../rendering/points.ts';

/** The areas of the site: the home page and the modules' pages, in their order. */
export function areas(): MenuArea[] {
  const home = { label: { id: 'Beranda', en: 'Home' }, route: '/', pathname: '/', order: 0 };
  return [home, ...offered(publicAreas)].sort((one, other) => one.order - other.order);
}

/** Where an entry of the menu goes. */
export interface MenuTarget {
  label: Localized;
  route: string;
  /** Where it is current, if that isn't its route. */
  pathname?: string;
  /** Do visitors see it? */
  isPublic: boolean;
}

/** The target of an entry of the menu; null when it is gone: deleted, or its module is. */
export function targetOf(context: ModuleContext, { kind, target }: MenuEntry): MenuTarget | null {
  if (kind === 'link') return { label: { id: target, en: target }, route: target, isPublic: true };
  if (kind === 'area') {
    const area = areas().find(({ route }) => route === target);
    if (!area) return null;
    const { label, pathname } = area;
    return { label, pathname, route: routeOf(context, area), isPublic: isShown(context, area) };
  }
  const reference = referenceOf(`entry:${target}`);
  const found = reference && linkTarget(context, reference);
  if (!found) return null;
  const { title, path, state } = found;
  return { label: { id: title, en: title }, route: path, isPublic: state === 'public' };
}

/** Where the entry of an area leads. */
export function routeOf(context: ModuleContext, { route, routeNow }: MenuArea): string {
  return routeNow?.(context) ?? route;
}

/** Does the area have anything for visitors? */
export function isShown(context: ModuleContext, { isPublic: hasContent }: MenuArea): boolean {
  return hasContent?.(context) ?? true;
}
