import { localize } from '#lib/interface-language.ts';
import { leadsTo } from '#lib/rich-text/links.ts';
import { findType } from '#server/content/declared-types.ts';
import { updateEntry } from '#server/content/entries.ts';
import { areas } from '#server/content/links/areas.ts';
import { findEntry } from '#server/content/read-entry.ts';
import type { MenuEntry } from '#server/navigation/points.ts';
import { grouped, inTurn, itemOf, keyIn, saveItem } from './items.ts';
import { importActor, type Moving } from './places.ts';
import type { MenuItem } from './source.ts';

const maxEntries = 40;
const longestLabel = 40;

const isMain = /main|primary|header|top|utama|atas/i;
const isBelow = /foot|bottom|social|legal|bawah|kaki/i;

/**
 * Makes the menu that of the old site, unless somebody has arranged one here: one is above the pages, by its name or as the largest,
 * the others are below, where the same link is shown once. An export doesn't say where a menu was.
 */
export async function moveMenu({ db, importId, overview, places, resolver }: Moving): Promise<void> {
  const sizes = grouped(overview.menu, ({ menu }) => menu);
  const rank = (name: string) => (isBelow.test(name) ? 0 : isMain.test(name) ? 2 : 1);
  const [main] =
    [...sizes].sort(
      ([one, its], [other, others]) => rank(other) - rank(one) || others.length - its.length,
    )[0] ?? [];
  const place = ({ menu }: MenuItem) => (menu === main ? 'header' : 'footer');
  const entries: MenuEntry[] = [];
  const lost = new Map<string, string>();
  let isParentHere = false;
  const sorted = [true, false].flatMap((isMain) =>
    overview.menu.filter(({ menu }) => (menu === main) === isMain),
  );
  for (const [index, item] of sorted.entries()) {
    const target = targetOf(item) ?? (item.level === 0 ? targetBelow(index) : null);
    if (item.level === 0) isParentHere = target !== null;
    const isTwice =
      place(item) === 'footer' &&
      entries.some((one) => one.place === 'footer' && one.target === target?.target);
    if (!target) lost.set(item.id, 'Its target can’t be in a menu.');
    else if (isTwice) lost.set(item.id, 'The footer menu already has this link.');
    else if (entries.length >= maxEntries) lost.set(item.id, 'A menu has at most 40 entries.');
    else
      entries.push({
        ...target,
        label: labelOf(item),
        place: place(item),
        level: item.level > 0 && isParentHere ? 1 : 0,
      });
  }

  // A menu item that only opens the items below it leads to the first of them.
  function targetBelow(index: number) {
    const next = sorted.findIndex(({ level }, at) => at > index && level === 0);
    const below = sorted.slice(index + 1, next < 0 ? undefined : next);
    return sorted[index]?.label ? (below.map(targetOf).find(Boolean) ?? null) : null;
  }

  function targetOf({ target }: MenuItem): Pick<MenuEntry, 'kind' | 'target'> | null {
    if ('id' in target) {
      const there = places.placeOf(places.originals.get(target.id) ?? target.id);
      return there ? { kind: 'entry', target: `${there.type}/${there.id}` } : null;
    }
    const href = target.address.startsWith('#') ? null : resolver.link(target.address, 0);
    if (href?.startsWith('entry:'))
      return { kind: 'entry', target: href.slice('entry:'.length).replace(/#.*/, '') };
    if (href && areas().some(({ route }) => route === href)) return { kind: 'area', target: href };
    return href && leadsTo(href, 'https:', 'mailto:', 'tel:') ? { kind: 'link', target: href } : null;
  }

  // A label that equals the entry's title isn't needed.
  function labelOf({ label, target }: MenuItem): MenuEntry['label'] {
    const own =
      'id' in target && overview.entries.get(target.id)?.title === label
        ? ''
        : label.slice(0, longestLabel).trim();
    return { id: '', en: '', [places.language]: own };
  }

  const key = `${overview.site.host}${overview.site.base}|menu`;
  await inTurn(db, (tx) => {
    const type = findType('menu');
    const row = type && (findEntry(tx, type, 1) as { version: number; entries: MenuEntry[] | null });
    const known = itemOf(tx, importId, key);
    const isOurs = row !== undefined && (row.entries === null || known?.version === row.version);
    const isNews = JSON.stringify(row?.entries) !== JSON.stringify(entries);
    if (type && isOurs && isNews && entries.length > 0) {
      const change = { id: 1, version: row.version, entries };
      updateEntry(tx, type, change, importActor());
      saveItem(tx, importId, {
        ...{ key, kind: 'menu', title: 'Menu', state: 'moved', type: 'menu', entry: 1 },
        version: row.version + 1,
      });
    }
    for (const { id, label, level } of overview.menu) {
      const why = isOurs ? lost.get(id) : 'The site has a menu of its own.';
      const about = { key: keyIn(overview.site, 'nav_menu_item', id), kind: 'nav_menu_item', title: label };
      const deeper = level > 1 ? localize('It was on level {level}.', { level: level + 1 }) : '';
      saveItem(tx, importId, { ...about, state: why ? 'left out' : 'moved', why: why ?? deeper });
    }
  });
}
