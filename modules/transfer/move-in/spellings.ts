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
