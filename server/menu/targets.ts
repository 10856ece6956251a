import type { Localized } from '#lib/language.ts';
import type { MenuEntry } from '#lib/menu.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { fromModules } from '#server/site/modules.ts';
import { isPublic } from '../content/addresses.ts';
import { findEntries } from '../content/find-entries.ts';
import { findEntry } from '../content/read-entry.ts';
import type { ModuleContext } from '../module/context.ts';
import type { MenuArea } from '../module/menu.ts';

/** The areas of the site: the home page and the modules' pages, in their order. The menu as long as nobody changes it. */
export const areas: MenuArea[] = [
  { label: { id: 'Beranda', en: 'Home' }, route: '/', pathname: '/', order: 0 },
  ...fromModules('menu').flatMap((menu) => menu.public ?? []),
].sort((one, other) => one.order - other.order);

/** Where an entry of the menu goes. */
export interface MenuTarget {
  label: Localized;
  route: string;
  /** Do visitors see it? */
  isPublic: boolean;
}

const types = declaredTypes().filter((type) => type.address && type.titleField);

/** The target of an entry of the menu; null when it is gone: deleted, or its module is. */
export function targetOf(context: ModuleContext, { kind, target }: MenuEntry): MenuTarget | null {
  if (kind === 'link') return { label: { id: target, en: target }, route: target, isPublic: true };
  if (kind === 'area') {
    const area = areas.find(({ route }) => route === target);
    return area ? { label: area.label, route: area.route, isPublic: isShown(context, area) } : null;
  }
  const { db, now } = context;
  const [name, id] = target.split('/');
  const type = types.find((each) => each.name === name);
  const row = type && findEntry(db, type, Number(id));
  if (!row || !type.address) return null;
  const title = type.title(row);
  return { label: { id: title, en: title }, route: type.address(row), isPublic: isPublic(type, row, now()) };
}

/** Where the entry of an area is until an administrator arranges the menu. */
export function placeOf({ place = 'header' }: MenuArea): 'header' | 'footer' {
  return place;
}

/** Does the area have anything for visitors? */
export function isShown(context: ModuleContext, { isPublic: hasContent }: MenuArea): boolean {
  return hasContent?.(context) ?? true;
}

const mostFound = 20;

/** Entries with an address of their own whose titles have `query`, the last changed first: what a menu can point to. */
export function findTargets({ db, now }: ModuleContext, query: string) {
  return findEntries(db, types, query, mostFound).map(({ type, id, row }) => ({
    target: `${type.name}/${id}`,
    title: type.title(row),
    noun: type.noun,
    isPublic: isPublic(type, row, now()),
  }));
}
