/** A line of a file with redirects, with its number as an editor shows it. */
export interface Line {
  number: number;
  from: string;
  to: string;
}

/**
 * The lines of a file with two columns (RFC 4180), separated by commas, semicolons (Excel in Indonesian) or tabs, as
 * its first line is. Empty lines, and a first line with names of columns, are left out.
 */
export function readLines(text: string): Line[] {
  const given = text.replace(/^\uFEFF/, '');
  const separator = /[,;\t]/.exec(given.split(/\r?\n/, 1)[0] ?? '')?.[0] ?? ',';
  const lines = rowsOf(given, separator).flatMap(({ number, cells }) =>
    cells.some((cell) => cell.trim()) ? [{ number, from: cells[0] ?? '', to: cells[1] ?? '' }] : [],
  );
  const hasNames = /^(from|old|source|address|dari)\b/i.test(lines[0]?.from.trim() ?? '');
  return hasNames ? lines.slice(1) : lines;
}

function rowsOf(text: string, separator: string) {
  const cell = new RegExp(
    `("(?:[^"]|"")*"|(?:[^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r?\\n|\\r|$)`,
    'gy',
  );
  const rows: { number: number; cells: string[] }[] = [];
  let number = 1;
  let row = { number, cells: [] as string[] };
  while (cell.lastIndex < text.length) {
    const [whole, value = '', end] = cell.exec(text) ?? [];
    // A quote in the middle of a cell: the rest of the line is no cell.
    if (whole === undefined) throw new UnreadableFile(number);
    row.cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    number += whole.split(/\r\n|\r|\n/).length - 1;
    if (end === separator && cell.lastIndex < text.length) continue;
    rows.push(row);
    row = { number, cells: [] };
  }
  return rows;
}

/** The file has no lines with cells. */
export class UnreadableFile extends Error {
  constructor(number: number) {
    super(`Line ${number} can’t be read: a quotation mark is missing or in the wrong place.`);
  }
}
