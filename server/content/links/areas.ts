import type { ModuleContext } from '../../module/point.ts';
import { offered } from '../../module/registry.ts';
import { type MenuArea, publicAreas } from '../points.ts';

/** The areas of the site: the home page and the modules' pages, in their order. */
export function areas(): MenuArea[] {
  const home = { label: { id: 'Beranda', en: 'Home' }, route: '/', order: 0 };
  return [home, ...offered(publicAreas)].sort((one, other) => one.order - other.order);
}

export function routeOf(context: ModuleContext, { route, routeNow }: MenuArea): string {
  return routeNow?.(context) ?? route;
}

/** Whether the area has anything for visitors. */
export function isShown(context: ModuleContext, { isPublic: hasContent }: MenuArea): boolean {
  return hasContent?.(context) ?? true;
}
