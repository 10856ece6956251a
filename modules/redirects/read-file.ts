import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { localize } from '#lib/interface-language.ts';
import { refused } from '#server/errors/refused.ts';
import type { Entered } from './check.ts';

const maxLines = 50_000;

/** A redirect with its line number in a file. */
export interface Line extends Entered {
  number: number;
}

/**
 * Reads a file of Apache, or a CSV file (RFC 4180) with the old address and the target as its first columns, separated by
 * commas, semicolons (Excel in Indonesian) or tabs, and what plugins of WordPress add. Throws BAD_REQUEST.
 */
export async function readLines(text: string): Promise<Line[]> {
  const isOfApache = /^\s*(Redirect(Permanent|Temp|Match)?|RewriteRule)\s/im.test(text);
  const lines = isOfApache ? readApache(text) : await readCsv(text);
  if (lines.length === 0) throw refused('BAD_REQUEST', 'The file has no redirects.');
  if (lines.length > maxLines)
    throw refused('BAD_REQUEST', 'The file has more than 50,000 lines. Please split it.');
  return lines;
}

async function readCsv(text: string): Promise<Line[]> {
  const { CsvError, parse } = await import('csv-parse');
  const delimiter = /[,;\t]/.exec(text.split(/[\r\n]/, 1)[0] ?? '')?.[0] ?? ',';
  const lines: Line[] = [];
  let names: string[] | undefined;
  // A cell in quotes may have several lines: the number is that of the first.
  let number = 1;
  const keep = (cells: string[], { lines: last }: { lines: number }) => {
    const hasNames = !names && /^(from|old|source|origin|address|dari)\b/i.test(cells[0]?.trim() ?? '');
    names ??= hasNames ? cells.map((cell) => cell.trim().toLowerCase()) : [];
    if (!hasNames && cells.some((cell) => cell.trim())) lines.push({ number, ...redirectIn(cells, names) });
    number = last + 1;
    return null;
  };
  const parser = parse({ bom: true, delimiter, relax_column_count: true, on_record: keep });
  await pipeline(piecesOf(Buffer.from(text)), parser.resume()).catch((error) => {
    if (!(error instanceof CsvError)) throw error;
    throw refused(
      'BAD_REQUEST',
      'Line {number} can’t be read: a quotation mark is missing or in the wrong place.',
      { number },
    );
  });
  return lines;
}

// Others have their turn after each.
async function* piecesOf(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 16_384) {
    yield bytes.subarray(from, from + 16_384);
    await setImmediate();
  }
}

// Exports of WordPress, by the names of their columns. Redirection: source, target, regex, code, type, hits, title, status.
// Yoast SEO: Origin, Target, Type (the code), Format. https://redirection.me/support/import-export-redirects/

const answers = /^(30[1-378]|410|)$/;
const temporary = /^30[237]$/;
// Of Redirection: neither an address nor gone.
const actions = /^(pass|nothing|random)$/;

function redirectIn(cells: string[], names: string[]): Entered {
  const about = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
  // Yoast writes paths without it.
  const withSlash = (cell: string) => (/^$|^[/^]|^https?:/.test(cell) ? cell : `/${cell}`);
  const [from = '', to = ''] = names.includes('origin') ? cells.map(withSlash) : cells;
  const code = about('code') || about('type').replace(/\D+/, '');
  const isRegex = about('regex') === '1' || about('format') === 'regex';
  const entered = answeredWith(code, { from, to, isRegex });
  const answer = actions.exec(about('type'))?.[0] ?? code;
  if (about('status') === 'disabled')
    return { ...entered, refusal: 'This redirect is disabled in the file.' };
  if (!answers.test(answer)) {
    const refusal = localize('Only redirects and 410 (gone) can be imported, not {answer}.', { answer });
    return { ...entered, refusal };
  }
  return entered;
}

const directive =
  /^\s*(?:(Redirect|RedirectPermanent|RedirectTemp|RedirectMatch)\s+(?:(permanent|temp|seeother|gone|\d{3})\s+)?(\S+)(?:\s+(\S+))?|RewriteRule\s+(\S+)\s+(\S+)(?:\s+\[([^\]]*)\])?)\s*$/i;

// The kind of answer of a directive, by its status or else by its name.
const codes: Record<string, string> = {
  ...{ permanent: '301', redirectpermanent: '301', redirectmatch: '301', gone: '410' },
  ...{ temp: '302', redirecttemp: '302', redirect: '302', seeother: '303' },
};

// `Redirect 301 /old /new`, `RedirectMatch`, `RewriteRule ^old$ /new [R=301]`
function readApache(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, name, status = name, from = '', to = '', pattern, target = '', flags = ''] =
      directive.exec(line.replace(/"/g, '')) ?? [];
    const number = index + 1;
    if (name && status) {
      const code = codes[status.toLowerCase()] ?? status;
      return { number, ...answeredWith(code, { from, to, isRegex: /match$/i.test(name) }) };
    }
    const isGone = /\bG\b/.test(flags);
    const [redirects, code = '302'] = /\bR(?:=(\d+))?\b/.exec(flags) ?? [];
    // A rule of WordPress itself or of the server.
    if (pattern === undefined || !(redirects || isGone)) return [];
    return { number, ...answeredWith(isGone ? '410' : code, { from: pattern, to: target, isRegex: true }) };
  });
}

function answeredWith(code: string, { from, to, isRegex }: { from: string; to: string; isRegex: boolean }) {
  const entered = { from, to: code === '410' ? 'gone' : to, temporary: temporary.test(code) };
  return isRegex ? withoutRegex(entered) : entered;
}

// `^/x/(.*)$` and `^/x$`: the path, and the rest.
const simple = /^\^\/?\??((?:[^\\^$*+?()[\]{}|.]|\.(?![*+?]))+?)(?:\/(\(\.[*+]\)|\.[*+])\$?|(?:\/\?)?\$)$/;

/** A redirect by a simple regular expression as one of ours, which end with `/*` at most. */
function withoutRegex(entered: Entered): Entered {
  const [, path, rest] = simple.exec(entered.from.trim().replace(/\\([./-])/g, '$1')) ?? [];
  const to = rest?.startsWith('(') ? entered.to.replace(/\$1$/, '*') : entered.to;
  if (path === undefined || to.includes('$'))
    return { ...entered, refusal: 'Only simple regular expressions such as ^/old/(.*)$ can be imported.' };
  return { ...entered, from: `/${path}${rest ? '/*' : ''}`, to };
}
