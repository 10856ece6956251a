import { keyOf } from '#server/http/addresses.ts';
import type { QueryAddresses } from '#server/page-cache/points.ts';

/** The parameters with the number in a link of WordPress. Entries, pages and files share their numbers. */
const numberNames = ['p', 'page_id', 'attachment_id'];
const listNames = ['cat', 'category_name', 'tag', 'tag_id', 'author', 'author_name', 'm', 'feed'];

const names = [...numberNames, ...listNames, 'year', 'monthnum', 'day', 'paged', 'page'];

// Also of a site in a folder: /blog/?p=123. Our own pages have no trailing slash.
const oldLink = /^(?:\/[\w-]+){0,2}\/(?:index\.php)?\?/;

/** The key of a link of WordPress, such as /?p=123, /?page_id=123 or /blog/?cat=4; undefined for other addresses. */
export function oldLinkOf(url: string): string | undefined {
  const [start] = oldLink.exec(url) ?? [];
  if (!start) return undefined;
  const query = new URLSearchParams(url.slice(start.length));
  const begin = start.replace('index.php', '');
  const number = numberNames.map((name) => query.get(name)).find((each) => each !== null);
  if (number) return /^\d{1,12}$/.test(number) ? `${begin}p=${number}` : undefined;
  const date = ['year', 'monthnum', 'day'].map((name) => query.get(name)?.padStart(2, '0') ?? '').join('');
  if (/^\d{4,8}$/.test(date)) return `${begin}m=${date}`;
  const name = listNames.find((each) => query.has(each));
  const value = query.get(name ?? '') ?? '';
  return /^[^\s?#&=]{1,200}$/.test(value) ? `${begin}${name}=${value.toLowerCase().normalize()}` : undefined;
}

export const oldLinks: QueryAddresses = { names, keyOf: oldLinkOf };

/** An address of the old site as a URL, also a path alone; null when it’s invalid. */
export function wholeUrl(address: string, host: string): URL | null {
  const base = `https://${host}/`;
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** The key of an old address: of its path, or of its query. */
export function pathOf(address: string): string {
  const url = wholeUrl(address, 'site.invalid');
  return url ? (oldLinkOf(url.pathname + url.search) ?? keyOf(url.pathname).toLowerCase()) : address;
}

/** The host of an address, without `www.`; empty for a path. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

type Form = [pattern: RegExp, ...simpler: string[]];

/** The forms of an address that WordPress and its plugins answer, and what the same thing is called without them. */
const forms: Form[] = [
  // Of a picture: its sizes, as it was turned or cut, for sharp screens, and before 2008.
  [/(?:[-_]\d{1,5}x\d{1,5}(?:[-_]c)?|-(?:scaled|rotated)|-e\d{10,13}|@\dx|\.thumbnail)(?=\.\w+$)/, ''],
  // Its twins of other formats: a.png.webp and a.webp.
  [/(?<=\.(?:jpe?g|png|gif))\.(?:webp|avif)$/, ''],
  [/(?<!\.(?:jpe?g|png|gif))\.(?:webp|avif)$/, '.jpg', '.jpeg', '.png', '.gif'],
  [/\/index\.php(?=\/|$)/, ''],
  // Of a folder, such as that of a language.
  [/^.+(?=\/\?)/, ''],
  [/\/(?:page|comment-page)[/-]\d+$/, ''],
  // A further page of a text, no month or day.
  [/(?<!\/\d{4}(?:\/\d\d)?)\/\d{1,3}$/, ''],
  [/\/(?:amp|embed|trackback)$/, ''],
  [/^.*\/(?:feed(?:\/\w+)?|rss2?|atom|rdf)$|^.*\/\?feed=.*$/, '/feed'],
  [/^.*\/(?:wp-sitemap-[\w-]+|[\w-]+-sitemap\d*|sitemap_index)\.xml$/, '/wp-sitemap.xml'],
];
const maxSpellings = 24;

/** Spellings of an old address, itself first, then with fewer and fewer forms. */
export function spellings(path: string): string[] {
  const all = new Set([path]);
  for (const one of all)
    for (const [pattern, ...simpler] of all.size < maxSpellings ? forms : [])
      for (const other of simpler) all.add(one.replace(pattern, other) || '/');
  return [...all];
}

const ofPictures = forms.slice(0, 2);

/** The picture itself, by its name or its address: one rule for its sizes and the twins that plugins make. */
export function originalOf(path: string): string {
  const bare = ofPictures.reduce((name, [pattern, simpler = '']) => name.replace(pattern, simpler), path);
  return bare === path ? path : originalOf(bare);
}
