import { isAllowedLink, withoutWrapper } from '#lib/rich-text/links.ts';

/**
 * Words between signs, whole: `*tebal*`, `**tebal**`, `_miring_`. Never within words, numbers and sizes, such as
 * `20*30*15`, `5 * 3 * 2` and `nama_file_v2`.
 */
export const emphasis =
  /(?<![^\s([{"'“‘])(?!(?<=\d\s?)[*_]+\d)(\*\*?|_)(?=[*_]?[\p{L}\p{N}\p{Extended_Pictographic}"“'‘(])(?=(?:(?!\1).)*\p{L})((?:(?!\1).)*[^\s*_]|(?!\1)[*_][^*_\n]+[*_])\1/u;

const inlineParts = new RegExp(
  `https?://\\S+|!?\\[([^[\\]\\n]*)\\]\\(([^\\s[]+?)\\)(?!\\))|${emphasis.source.replaceAll('\\1', '\\3')}(?![^\\s.,;:!?)\\]}"'”’…])`,
  'gu',
);
const marker = /^(\s*)([-*•·▪◦●○‣–]|([1-9]\d{0,2})[.)])\s+(?=\S)/;
const heading = /^(#{1,6}) +(?=.*\p{L})/u;
const delimiter = /^\s*\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+\|?\s*$/;

interface Part {
  html: string;
  /** How many lines it has. */
  length: number;
}

/**
 * Plain text as HTML, when its lines are headings, lists or tables, in Markdown or as people draw them, or when some
 * of its words are emphasised or links; null for any other text. What is no such part as a whole stays as it was written,
 * sign by sign.
 */
export function plainTextHtml(text: string): string | null {
  // In Markdown one star is italic, in WhatsApp bold.
  const star = /\*\*\p{L}|^#{1,6} |\]\(/mu.test(text) ? 'em' : 'strong';
  const html = blocksHtml(text.split(/\r\n?|\n/), star, [headingAt, listAt, tableAt]);
  return /<(?!\/?(?:p|br)>)/.test(html) ? html : null;
}

type Find = (lines: string[], at: number, star: string) => Part | null;

function blocksHtml(lines: string[], star: string, kinds: Find[]): string {
  let html = '';
  let words: string[] = [];
  const flush = () => {
    if (words.length > 0) html += `<p>${words.map((line) => inline(line.trim(), star)).join('<br>')}</p>`;
    words = [];
  };
  for (let at = 0; at < lines.length; ) {
    const part = kinds.reduce<Part | null>((found, find) => found ?? find(lines, at, star), null);
    const line = lines[at] ?? '';
    if (part || !line.trim()) flush();
    else words.push(line);
    html += part?.html ?? '';
    at += part?.length ?? 1;
  }
  flush();
  return html;
}

// Two of one level in a row are numbers or hashtags rather than headings.
function headingAt(lines: string[], at: number, star: string): Part | null {
  const [line = '', before = '', after = ''] = [lines[at], lines[at - 1], lines[at + 1]];
  const [signs, level] = heading.exec(line) ?? [];
  if (!signs || !level || (before.trim() && !heading.test(before))) return null;
  if ([before, after].some((other) => heading.exec(other)?.[1] === level)) return null;
  const tag = `h${level.length}`;
  return { html: `<${tag}>${inline(line.slice(signs.length).trim(), star)}</${tag}>`, length: 1 };
}

/** A list has at least two items, with the same sign or with numbers that follow each other. */
function listAt(lines: string[], at: number, star: string, least = 2): Part | null {
  const first = marker.exec(lines[at] ?? '');
  if (!first) return null;
  const items: string[][] = [];
  let next = at;
  for (let line = at; line < lines.length; line += 1) {
    const item = itemAfter(first, items.length, lines[line] ?? '');
    if (item) items.push([item.text]);
    else if (indentOf(lines[line]) > indentOf(first[0]) || !lines[line]?.trim())
      items.at(-1)?.push(lines[line] ?? '');
    else break;
    if (lines[line]?.trim()) next = line + 1;
  }
  const marked = lines.slice(at, next).filter((line) => marker.test(line));
  if (marked.length < least) return null;
  const html = items.map((item) => `<li>${blocksHtml(item, star, [listWithin])}</li>`).join('');
  const [tag, start] = first[3] ? ['ol', ` start="${first[3]}"`] : ['ul', ''];
  return { html: `<${tag}${start}>${html}</${tag}>`, length: next - at };
}

function listWithin(lines: string[], at: number, star: string) {
  return at > 0 ? listAt(lines, at, star, 1) : null;
}

function itemAfter([, indent = '', sign = '', number]: RegExpExecArray, count: number, line: string) {
  const [all, itsIndent = '', itsSign = '', itsNumber] = marker.exec(line) ?? [];
  if (!all || itsIndent.length > indent.length + 1) return null;
  const belongs = number
    ? Number(itsNumber) === Number(number) + count && itsSign.at(-1) === sign.at(-1)
    : itsSign === sign;
  return belongs ? { text: line.slice(all.length) } : null;
}

function indentOf(line = '') {
  return line.search(/\S/);
}

function tableAt(lines: string[], at: number, star: string): Part | null {
  if (!delimiter.test(lines[at + 1] ?? '')) return null;
  const end = lines.findIndex((line, index) => index > at && !line.includes('|'));
  const rows = lines.slice(at, end < 0 ? undefined : end).map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|'),
  );
  if (rows.some((row) => row.length !== rows[0]?.length)) return null;
  const rowHtml = (row: string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}><p>${inline(cell.trim(), star)}</p></${tag}>`).join('')}</tr>`;
  const html = rows.flatMap((row, index) => (index === 1 ? [] : rowHtml(row, index === 0 ? 'th' : 'td')));
  return { html: `<table><tbody>${html.join('')}</tbody></table>`, length: rows.length };
}

function inline(text: string, star: string): string {
  let [html, from] = ['', 0];
  for (const { 0: found, 1: words, 2: href = '', 3: sign, 4: inner, index } of text.matchAll(inlineParts)) {
    html += escaped(text.slice(from, index));
    from = index + found.length;
    const link = withoutWrapper(href);
    const tag = sign?.length === 2 ? 'strong' : sign === '*' ? star : 'em';
    if (inner) html += `<${tag}>${inline(inner, star)}</${tag}>`;
    else if (isAllowedLink(link)) html += `<a href="${escaped(link)}">${inline(words || href, star)}</a>`;
    else html += escaped(found);
  }
  return html + escaped(text.slice(from));
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
