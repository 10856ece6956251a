import { tryDecode, tryParseJson } from '#lib/try-parse.ts';

const looks =
  /^(add|admin)_|(currency|message|more_text|align(ment)?|alt|anchor|animation|behaviou?r|class(es)?|colou?rs?|css|date|decoration|effect|family|fonts?|format|height|icons?|id|ids|key|lang(uage)?|library|mode|position|ratio|size|skin|slug|source|spacing|status|styles?|tag|target|taxonomy|template|theme|transform|transition|type|typography|unit|version|view|visibility|weight|width)$/;
const says =
  /(title|text|heading|headline|label|caption|content|description|editor|lead|body|quote|question|answer|subtitle|button)(_?[a-z0-9])?$/;
const picture = /^[^\s<]+\.(jpe?g|png|gif|webp|avif|svg)(\?\S*)?$/i;

/** Accepts addresses of pictures without a host, too. */
export function isAddress(image: string): boolean {
  return /^(https?:\/)?\/[^\s<][^\n<]*$/.test(image);
}

/** The HTML and words in what blocks and builders keep as data, with its pictures: what no setting would be. */
export function textsInData(data: unknown, name = '', depth = 0): string[] {
  if (depth > 30) return [];
  if (Array.isArray(data)) return data.flatMap((one) => textsInData(one, name, depth + 1));
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([key, value]) =>
      looks.test(name) || key.startsWith('__') ? [] : textsInData(value, nameOf(key), depth + 1),
    );
  if (typeof data !== 'string' || looks.test(name)) return [];
  const said = data.trim();
  if (/^%(5B|7B)/i.test(said)) return textsInData(tryParseJson(tryDecode(said)), name, depth + 1);
  if (isAddress(said))
    return picture.test(said) && !/background|overlay/.test(name)
      ? [`<img src="${said.replaceAll('"', '%22')}">`]
      : [];
  if (/<(p|h[1-6]|ul|ol|div|span|a|b|strong|em|br|table|blockquote|figure|img)\b/i.test(said)) return [said];
  return isSaid(said, name) ? [said] : [];
}

function isSaid(said: string, name: string) {
  if (!/\p{L}{2}/u.test(said) || /[{}|<>\\]|^#|^\[|%%|^[\w.-]+\(|^\S+[/:@=_]\S+$/.test(said)) return false;
  const isWord = !/\s/.test(said);
  if (isWord) return says.test(name) ? /^[^\d]+$/.test(said) : /^\p{Lu}\p{Ll}+[!?.…:]?$/u.test(said);
  return says.test(name) || !/^[a-z\d\s:.,_-]+$/.test(said) || !/[-_\d]/.test(said);
}

function nameOf(key: string) {
  return key.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
}
