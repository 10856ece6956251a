import type { Language } from '#lib/language.ts';
import type { RawRecord } from './record.ts';

const mark = /\[:([a-z]{2})?\]|<!--:([a-z]{2})?-->|\{:([a-z]{2})?\}/g;
const translated = ['title', 'content:encoded', 'excerpt:encoded'];
/** Of these, visitors see one text at each place. */
const once = /^(attachment|nav_menu_item|wp_\w+)$/;
/** Among the meta of an item: languages of its text that this site doesn't have. */
export const lostLanguages = '_lost_languages';

export function languageOf(code: string): Language | null {
  return /^(id|in)\b|^id_/i.test(code) ? 'id' : /^en\b|^en_/i.test(code) ? 'en' : null;
}

const words = (list: string) => new RegExp(`\\b(?:${list.trim().split(/\s+/).join('|')})\\b`, 'gi');
const usual = {
  id: words(`yang dan untuk dengan dari pada adalah tidak atau kami anda ini itu dalam akan agar sebelum setelah sesudah oleh juga
    bisa dapat kita mereka saya di ke sudah telah harus lebih karena seperti hingga sampai setiap saat tanpa secara bagi serta
    namun jika kalau para antara bukan belum masih hanya semua banyak kepada satu dua tiga \\w+nya`),
  en: words(`the and of for with that this are is our you from to it in on as by at be or not we was were have has can before after
    they their will an all more which but when`),
};

/** The language of a text by its most usual words; null where they don't say it. */
export function guessLanguage(text: string): Language | null {
  const said = text.slice(0, 20_000).replace(/<[^<>]*>|https?:\S+/g, ' ');
  const [id = 0, en = 0] = [usual.id, usual.en].map((each) => said.match(each)?.length ?? 0);
  return id > 1 && id > en * 2 ? 'id' : en > 1 && en > id * 2 ? 'en' : null;
}

/** The languages of an item that qTranslate keeps in one text, `[:en]…[:id]…[:]`: an item for each, as others have it. */
export function inLanguages(item: RawRecord): RawRecord[] {
  const all = languagesIn(translated.map((name) => item.fields[name] ?? '').join('\n'));
  const ours = all.filter(languageOf).slice(0, 2);
  if (all.length === 0 || ours.length === 0 || once.test(item.fields['wp:post_type'] ?? ''))
    return [inOne(item, ours[0] ?? all[0])];
  const own = item.fields['wp:post_id'] ?? '';
  return ours.map((language, index) => {
    const { fields, records, ...rest } = inOne(item, language);
    if (index > 0) {
      fields['wp:post_id'] = `-${own}`;
      fields.link = (fields.link ?? '').replace(/^(\w+:\/\/[^/]+)\//, `$1/${language}/`);
    }
    const part = (name: string, fields: RawRecord['fields'], attributes: RawRecord['attributes'] = {}) => {
      return { name, fields, attributes, records: [] };
    };
    const term = (domain: string, nicename: string) =>
      part('category', { name: nicename }, { domain, nicename });
    const others = all.filter((each) => !ours.includes(each)).join(', ');
    const lost = part('wp:postmeta', { 'wp:meta_key': lostLanguages, 'wp:meta_value': others });
    return {
      ...{ ...rest, fields },
      records: [...records, term('language', language), term('post_translations', `q${own}`), lost],
    };
  });
}

export function inOne(record: RawRecord, language?: string): RawRecord {
  const fields = Object.fromEntries(
    Object.entries(record.fields).map(([name, text]) => {
      const [first] = /\[:|<!--:|\{:/.test(text) ? languagesIn(text) : [];
      return [name, first ? partOf(text, language ?? first) : text];
    }),
  );
  return { ...record, fields, records: record.records.map((each) => inOne(each, language)) };
}

function languagesIn(text: string): string[] {
  return [...new Set([...text.matchAll(mark)].map(codeOf).filter(Boolean))];
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
