import { interfaceLanguage } from '#lib/interface-language.ts';
import type { Localized } from '#lib/language.ts';
import type { MenuEntry } from '#modules/menu/type.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { useDescribedLinks } from '#renderer/only-us/ui/base/described-links.ts';

export type Menu = Outputs['menu']['get'];

/** The target of an entry; null: it is gone. Undefined for links, and while it loads. */
export type Target = { label: Localized; isPublic: boolean } | null | undefined;

export function useTargets({ areas }: Menu, entries: MenuEntry[]): (entry: MenuEntry) => Target {
  const described = useDescribedLinks(
    entries.filter(({ kind }) => kind === 'entry').map(({ target }) => `entry:${target}`),
  );
  return ({ kind, target }) => {
    if (kind === 'link') return undefined;
    if (kind === 'area') return areas.find(({ route }) => route === target) ?? null;
    const { title = '', state } = described[`entry:${target}`] ?? {};
    if (state === 'gone' || state === 'trash') return null;
    return state && { label: { id: title, en: title }, isPublic: state === 'public' };
  };
}

export function nameOf({ kind, label, target }: MenuEntry, found: Target): string {
  return label.id || label.en || (kind === 'link' ? target : found?.label[interfaceLanguage()]) || target;
}
