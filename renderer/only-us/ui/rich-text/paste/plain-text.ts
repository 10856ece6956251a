import { isAllowedLink, withoutWrapper } from '#lib/rich-text/links.ts';
import { escapeXml } from '#lib/xml.ts';

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
// The last three are bullets of Word, letters of its fonts for symbols.
const marker = /^(\s*)([-*•·▪◦●○‣–➢►\uF0A7\uF0B7\uF0D8]|([1-9]\d{0,2})[.)])\s+(?=\S)/;
const heading = /^(#{1,6}) +(?=.*\p{L})/u;
const delimiter = /^\s*\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+\|?\s*$/;

/** The HTML of some lines, and how many they are. */
type Part = [html: string, length: number];

/**
 * Plain text as HTML, when its lines are headings, lists or tables, in Markdown or as people draw them, or when some
 * of its words are emphasised or links; null for any other text. What is no such part as a whole stays as it was written,
 * sign by sign.
 */
export function plainTextHtml(text: string): string | null {
  // In Markdown one star is italic, in WhatsApp bold.
  const star = /\*\*\p{L}|^#{1,6} |\]\(/mu.test(text) ? 'em' : 'strong';
  const html = blocksHtml(
    text.split(/\r\n?|\n/),
    star,
    (lines, at) => headingAt(lines, at, star) ?? listAt(lines, at, star, 2) ?? tableAt(lines, at, star),
  );
  return /<(?!\/?(?:p|br)>)/.test(html) ? html : null;
}

function blocksHtml(lines: string[], star: string, partAt: (lines: string[], at: number) => Part | null) {
  let html = '';
  let words: string[] = [];
  for (let at = 0; at <= lines.length; ) {
    const line = lines[at]?.trim() ?? '';
    const [part, length] = partAt(lines, at) ?? ['', 1];
    if (line && !part) words.push(inline(line, star));
    else if (words.length > 0) {
      html += `<p>${words.join('<br>')}</p>`;
      words = [];
    }
    html += part;
    at += length;
  }
  return html;
}

// Two of one level in a row are numbers or hashtags rather than headings.
function headingAt(lines: string[], at: number, star: string): Part | null {
  const [line = '', before = '', after = ''] = [lines[at], lines[at - 1], lines[at + 1]];
  const [signs, level] = heading.exec(line) ?? [];
  if (!signs || !level || (before.trim() && !heading.test(before))) return null;
  if ([before, after].some((other) => heading.exec(other)?.[1] === level)) return null;
  const tag = `h${level.length}`;
  return [`<${tag}>${inline(line.slice(signs.length).trim(), star)}</${tag}>`, 1];
}

/** A list has at least so many items, with the same sign or with numbers that follow each other. */
function listAt(lines: string[], at: number, star: string, least: number): Part | null {
  const [begin, indent = '', sign = '', number] = marker.exec(lines[at] ?? '') ?? [];
  if (begin === undefined) return null;
  const items: string[][] = [];
  let marked = 0;
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const [all, itsIndent = '', itsSign] = marker.exec(line) ?? [];
    const itemSign = number ? `${Number(number) + items.length}${sign.at(-1)}` : sign;
    if (all && itsSign === itemSign && itsIndent.length <= indent.length + 1)
      items.push([line.slice(all.length)]);
    else if (!line.trim() || line.search(/\S/) > indent.length) items.at(-1)?.push(line);
    else break;
    if (all) marked += 1;
  }
  if (marked < least) return null;
  const listWithin = (inner: string[], place: number) => (place > 0 ? listAt(inner, place, star, 1) : null);
  const html = items.map((item) => `<li>${blocksHtml(item, star, listWithin)}</li>`).join('');
  return [number ? `<ol start="${number}">${html}</ol>` : `<ul>${html}</ul>`, next - at];
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
  return [`<table><tbody>${html.join('')}</tbody></table>`, rows.length];
}

function inline(text: string, star: string): string {
  let [html, from] = ['', 0];
  for (const { 0: found, 1: words, 2: href = '', 3: sign, 4: inner, index } of text.matchAll(inlineParts)) {
    html += escapeXml(text.slice(from, index));
    from = index + found.length;
    const link = withoutWrapper(href);
    const tag = sign?.length === 2 ? 'strong' : sign === '*' ? star : 'em';
    if (inner) html += `<${tag}>${inline(inner, star)}</${tag}>`;
    else if (isAllowedLink(link)) html += `<a href="${escapeXml(link)}">${inline(words || href, star)}</a>`;
    else html += escapeXml(found);
  }
  return html + escapeXml(text.slice(from));
}
