import { tryDecode, tryParseJson } from '#lib/try-parse.ts';

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
