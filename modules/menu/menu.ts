import { localize } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';
import type { TranslationNeed } from '#server/content/points.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { entryType } from '#server/module/entry-type.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { menus } from './tables.ts';
import { menu } from './type.ts';

export const menuType = entryType(menu, { table: menus });

export function arrangedEntries({ db }: ModuleContext) {
  return findEntry(db, menuType, 1)?.entries ?? null;
}

/** Links whose label a language lacks, so that its menu has none. */
export function unlabeledLinks(context: ModuleContext, language: Language): TranslationNeed[] {
  return (arrangedEntries(context) ?? [])
    .filter(({ kind, label }) => kind === 'link' && label[language] === '')
    .map(({ label, target }) => ({
      title: label.id || label.en || target,
      noun: localize(menu.noun),
      route: menu.list,
    }));
}
