import type { Queries } from '#database/client.ts';
import { secondLanguageOf } from '#database/site-settings.ts';
import { brands, site } from '#database/tables.ts';
import { brand } from '#lib/brand.ts';
import { type Area, mayWith, type Person } from '#lib/rights.ts';
import { siteSettings } from '#lib/site-settings.ts';
import { type EntryType, entryType, screenOf } from '../module/entry-type.ts';
import { siteModules } from '../module/registry.ts';
import { findEntry } from './read-entry.ts';
import { translationTypes } from './translations/translation-type.ts';

// The site's own types, with one entry each.

export const brandType = entryType(brand, { table: brands });
export const settingsType = entryType(siteSettings, {
  table: site,
  // Another second language begins by being prepared.
  pack: (changed, before) => {
    const second = before && secondLanguageOf({ ...before, ...changed });
    return before && second === secondLanguageOf(before)
      ? changed
      : { ...changed, isSecondLanguagePublic: false };
  },
});

const siteTypes = [brandType, settingsType];

/** The types that the site and its modules declare, in the order of the module list. */
export function declaredTypes(): EntryType[] {
  return [...siteTypes, ...siteModules.flatMap(({ entryTypes = [] }) => entryTypes)];
}

/** The same with the types of their translations. */
export function everyType(): EntryType[] {
  return declaredTypes().flatMap((type) => [type, ...translationTypes(type)]);
}

export function findType(name: string | undefined): EntryType | undefined {
  return everyType().find((type) => type.name === name);
}

/** An entry as far as this person may read it; null once it is deleted, or its module removed. */
export function entryFor({ db, user }: { db: Queries; user: Person }, name: string, id: number) {
  const type = findType(name);
  const row = type && mayWith(user, 'read', type) && findEntry(db, type, id);
  return row ? { type, row, title: type.title(row), route: screenOf(type, row) } : null;
}

export function typesFor(user: Person): EntryType[] {
  return declaredTypes().filter((type) => mayWith(user, 'read', type));
}

/** The areas of the types whose entries or words a person may read. */
export function areasFor(user: Person): Partial<Record<string, Area>> {
  const known = declaredTypes().filter((type) => mayWith(user, 'read', type) || mayTranslate(user, type));
  return Object.fromEntries(known.map(({ name, area }) => [name, area]));
}

export function mayTranslate(user: Person, { area }: EntryType): boolean {
  return mayWith(user, 'read', { area, isTranslation: true });
}
