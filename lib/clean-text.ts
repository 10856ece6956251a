// Normalizes text that people type, paste or send before it is stored.

const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}\uFFF9-\uFFFC]|(?!\n)\p{Cc}`;
// Joiners matter between emoji, and in scripts other than these.
const joined = String.raw`(?<=(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}])`;
// Flags such as Scotland’s, and variation selectors.
const drawn = String.raw`\u{1F3F4}[\u{E0030}-\u{E007F}]+|(?<=[^\s\p{C}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;
const isPlain = /^[ -~\n]*$/;
const isUnseen = new RegExp(unseen, 'u');
const eachUnseen = new RegExp(`(${joined}|${drawn})|${unseen}`, 'gu');
// No script needs more marks on one letter, and composing takes quadratic time.
const stackedMarks = /(\p{M}{30})\p{M}+/gu;

/** Multi-line text, composed (NFC), without control and invisible characters. Spaces around it stay. */
export function cleanText(typed: string): string {
  if (isPlain.test(typed)) return typed;
  const text = typed
    .replace(stackedMarks, '$1')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[\t\u2800]/g, ' ');
  return isUnseen.test(text) ? text.replace(eachUnseen, (_, kept: string | undefined) => kept ?? '') : text;
}

export function cleanLine(typed: string): string {
  const text = cleanText(typed);
  if (!text.includes('\n')) return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** Cleans every string in a value, however deep. */
export function cleanAll<Value>(value: Value, clean = cleanText): Value {
  if (typeof value === 'string') return clean(value) as Value;
  if (Array.isArray(value)) return value.map((each) => cleanAll(each, clean)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, cleanAll(each, clean)]);
  return Object.fromEntries(entries) as Value;
}
