import { tryDecode, tryParseJson } from '#lib/try-parse.ts';

/** Last words of names under which builders and plugins keep how something looks and works, never what it says. */
const settings = new Set(
  `admin align alignment alt anchor animation background border breakpoint class classes color colors css decoration direction
  display ease easing effect family font fonts format gap gradient height hover icon id ids key lang layout library locale margin
  mode nonce order orderby orientation overlay padding position preset radius ratio rel selector shadow shape size skin
  slug source spacing status style styles tag target taxonomy template theme transform transition type typography unit version
  view visibility weight width`.split(/\s+/),
);
const said =
  /^(title|text|heading|headline|label|caption|lead|subtitle|question|answer|quote|content|description|editor|name|button|excerpt)\w?$/;

const keyword =
  /^(center|left|right|top|bottom|middle|start|end|none|auto|full|wide|flex|grid|inherit|normal|bold|default|custom|yes|no|on|off|true|false)$/;

/** Whether visitors may have read it: words, where settings are numbers, names and addresses. `path`: the names that lead to it. */
export function readsLikeText(value: string, path: string[]): boolean {
  const [name = '', holder = ''] = path.toReversed().map(lastWord);
  const isSetting =
    settings.has(name) ||
    /class|css|colou?r|read_?more|success_|admin/i.test(path.at(-1) ?? '') ||
    (/^(value|url|title)$/.test(name) && settings.has(holder));
  if (isSetting || !/\p{L}/u.test(value) || isCode(value)) return false;
  const words = value.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length > 1) return !words.every((word) => /^[a-z\d_:.|-]+$/.test(word)) || !/[_-]/.test(value);
  if (keyword.test(value) || /[\d_/@#|=\\]|\p{Ll}\p{Lu}/u.test(value)) return false;
  return (
    said.test(name) || /^\p{Lu}(\p{Ll}{2,}|\p{Lu}{2,})\P{L}*$/u.test(value) || !/^[\p{ASCII}]+$/u.test(value)
  );
}

function lastWord(name: string) {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.filter((word) => word.length > 1).at(-1) ?? '';
}

const isCode = (value: string) =>
  /^field_\w+$|^[\w-]+\([^)]*\)|[{;]\s*[\w-]+\s*:|^[\w.-]+:\/\/|%%?\w+%%?|^\S+@\S+\.\w+$/.test(value);

const ofPlugins =
  /^(_(wp|edit|oembed|menu_item|et(?!_pb_old)|fl_builder(?!_data$)|elementor(?!_data$)|product|wc|thumbnail|encloseme|pingme)(_|$)|_?(wpb|vc|yoast|wpseo|rank_math|aioseop?|seopress|genesis|jetpack|publicize|wpas|ampforwp|wpml|icl|redirect_rule|snap|monsterinsights)_|enclosure$)/i;

/** The fields of an item that may hold what visitors read: those of its owner, and of builders. */
export function textFields(fields: [name: string, value: string][]): [name: string, value: string][] {
  return fields.filter(([name]) => !ofPlugins.test(name));
}

/** JSON, also encoded for an address, and what PHP has serialised: its strings, each under its name. */
export function dataIn(value: string): unknown {
  const json = /^%(5B|7B)/i.test(value) ? tryDecode(value) : value;
  if (/^[[{]/.test(json)) return tryParseJson(json);
  return /^[aO]:\d+:/.test(value) ? phpStrings(value) : undefined;
}

const phpPart = /s:\d+:"|[ibdrR]:[^;{}]*;|N;|[aO]:\d+:(?:"[^"]*":\d+:)?\{|\}/y;

// Also where it was cut off, or counts its bytes wrongly, as after a change of domain.
function phpStrings(value: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  let [key, isKey]: [string, boolean] = ['', false];
  phpPart.lastIndex = 0;
  for (let part = phpPart.exec(value)?.[0]; part; part = phpPart.exec(value)?.[0]) {
    const start = phpPart.lastIndex;
    const end = part.startsWith('s:') ? value.indexOf('";', start) : start;
    if (end < 0) break;
    const said = value.slice(start, end);
    if (part.startsWith('s:')) phpPart.lastIndex = end + 2;
    if (isKey) key = said || key;
    else if (said) found.push({ [key]: said });
    isKey = /[{}]$/.test(part) || !isKey;
  }
  return found;
}

/** Raw HTML of builders, in base64; null for anything else. */
export function encodedText(words: string): string | null {
  if (!/^[\w+/]{24,}={0,2}$/.test(words) || !/\d|[A-Z].*[A-Z]/.test(words)) return null;
  const text = Buffer.from(words, 'base64').toString();
  if (text.includes('\ufffd') || /(?!\s)\p{Cc}/u.test(text)) return null;
  return tryDecode(text);
}
