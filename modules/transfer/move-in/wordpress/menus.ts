import { isFrontPage } from '../choices.ts';
import { grouped } from '../items.ts';
import type { MenuItem, Overview } from '../source.ts';
import { plain } from './elements.ts';
import { fieldOf, idOf, metaOf, type RawRecord } from './record.ts';
import { dataOf } from './synced-blocks.ts';

type Found = Omit<MenuItem, 'level'> & { parent: string; order: number };

const termQuery: Record<string, string> = { category: 'category_name', post_tag: 'tag' };
const maxLevels = 10;

/** The menus of an export, item by item as visitors see them: those of a theme, or those of the block editor. */
export function readMenus(records: RawRecord[], overview: Overview): void {
  const { menu, entries, leftOut, choices } = overview;
  const isOfBlocks = (record: RawRecord) => fieldOf(record, 'wp:post_type') === 'wp_navigation';
  const ofBlocks = records.filter(isOfBlocks).flatMap(itemsOfBlocks);
  const ofThemes = records.filter((record) => !isOfBlocks(record)).map((record) => itemOf(record, overview));
  const found = [...ofThemes, ...ofBlocks];
  const sorted = found.toSorted((one, other) => one.order - other.order);
  const below = grouped(sorted, ({ parent }) => parent);
  const [ids, done] = [new Set(found.map(({ id }) => id)), new Set<string>()];
  const add = (item: Found, level: number) => {
    const { id, label } = item;
    if (done.has(id)) return;
    done.add(id);
    const entry = 'id' in item.target ? entries.get(item.target.id) : undefined;
    const isFront = entry && isFrontPage(entry, choices);
    const target = isFront ? { address: '/' } : item.target;
    const shown = label || entry?.title || '';
    if ('id' in target && entry?.status !== 'published')
      leftOut.push({ id, type: 'nav_menu_item', why: 'Its target isn’t public.', title: shown });
    else menu.push({ id, menu: item.menu, label: shown, target, level });
    if (level < maxLevels) for (const each of below.get(id) ?? []) add(each, level + 1);
  };
  for (const item of sorted) if (!ids.has(item.parent)) add(item, 0);
  // Those that are below each other, or too deep.
  for (const item of sorted) add(item, 0);
}

function itemOf(record: RawRecord, { entries, terms, site }: Overview): Found {
  const of = (name: string) => metaOf(record, `_menu_item_${name}`)[0]?.trim() ?? '';
  const [id, object] = [fieldOf(record, 'wp:post_id'), Number(of('object_id'))];
  // Where another type has the same number.
  const own = idOf(`${of('object')}|${object}`);
  const target = entries.has(own) ? own : object;
  const term = terms.find((one) => one.id === target && one.taxonomy === of('object'));
  const isNamed = ({ attributes }: RawRecord) => attributes.domain === 'nav_menu';
  const leads = {
    post_type: { id: target },
    taxonomy: { address: term ? `/?${termQuery[term.taxonomy] ?? 'term'}=${term.slug}` : '#' },
    post_type_archive: { address: `${site.base}/${of('object')}` },
  }[of('type')] ?? { address: of('url') };
  return {
    ...{ id, parent: of('menu_item_parent'), menu: record.records.find(isNamed)?.fields.name ?? '' },
    order: Number(fieldOf(record, 'wp:menu_order')),
    label: plain(fieldOf(record, 'title')) || term?.name || '',
    target: leads,
  };
}

// A menu of the block editor: its links are comments in the text.
function itemsOfBlocks(record: RawRecord): Found[] {
  const [own, text] = [fieldOf(record, 'wp:post_id'), record.fields['content:encoded'] ?? ''];
  const [items, open]: [Found[], string[]] = [[], []];
  const pattern =
    /<!--\s+(\/?)wp:(navigation-link|navigation-submenu|home-link)\s+((?:(?!-->|<!--)[\s\S])*?)(\/?)-->/g;
  for (const [, closing, name, written = '', single] of text.matchAll(pattern)) {
    if (closing) {
      open.pop();
      continue;
    }
    const id = `${own}-${items.length + 1}`;
    const { label, url, kind, id: target } = dataOf(written);
    const isEntry = kind === 'post-type' && Number(target) > 0;
    items.push({
      ...{ id, parent: open.at(-1) ?? '', menu: `wp_navigation ${own}`, order: items.length },
      label: plain(String(label ?? (name === 'home-link' ? 'Home' : ''))),
      target: isEntry ? { id: Number(target) } : { address: name === 'home-link' ? '/' : String(url ?? '#') },
    });
    if (!single) open.push(id);
  }
  return items;
}
