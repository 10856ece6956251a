import type { RawRecord } from './read-items.ts';

const mark = /\[:([a-z]{2})?\]|<!--:([a-z]{2})?-->|\{:([a-z]{2})?\}/g;
const translated = ['title', 'content:encoded', 'excerpt:encoded'];

/** The languages of an item that qTranslate keeps in one text, `[:en]…[:id]…[:]`: an item for each, as others have it. */
export function inLanguages(item: RawRecord): RawRecord[] {
  const texts = translated.map((name) => item.fields[name] ?? '').join('\n');
  const languages = [...new Set([...texts.matchAll(mark)].map(codeOf).filter(Boolean))];
  if (languages.length === 0) return [item];
  const own = item.fields['wp:post_id'] ?? '';
  return languages.slice(0, 2).map((language, index) => {
    const fields = { ...item.fields };
    for (const name of translated) fields[name] = partOf(fields[name] ?? '', language);
    if (index > 0) {
      fields['wp:post_id'] = `-${own}`;
      fields.link = (fields.link ?? '').replace(/^(\w+:\/\/[^/]+)\//, `$1/${language}/`);
    }
    const term = (domain: string, nicename: string) => ({
      name: 'category',
      fields: { name: nicename },
      records: [],
      attributes: { domain, nicename },
    });
    const records = [...item.records, term('language', language), term('post_translations', `q${own}`)];
    return { ...item, fields, records };
  });
}

function codeOf([, one, other, third]: string[]) {
  return one ?? other ?? third ?? '';
}

// The text before the first mark belongs to every language.
function partOf(text: string, language: string) {
  let [said, current, at] = ['', '', 0];
  for (const found of text.matchAll(mark)) {
    if (!current || current === language) said += text.slice(at, found.index);
    [current, at] = [codeOf(found), found.index + found[0].length];
  }
  return said + (!current || current === language ? text.slice(at) : '');
}
