import { CsvError, parse } from 'csv-parse/sync';

/** A line of a file with redirects, with its number as an editor shows it. */
export interface Line {
  number: number;
  from: string;
  to: string;
}

/**
 * The lines of a file with two columns (RFC 4180), separated by commas, semicolons (Excel in Indonesian) or tabs, as
 * its first line is. Empty lines, and a first line with names of columns, are left out. Throws `UnreadableFile`.
 */
export function readLines(text: string): Line[] {
  const delimiter = /[,;\t]/.exec(text.split(/[\r\n]/, 1)[0] ?? '')?.[0] ?? ',';
  const lines: Line[] = [];
  // A cell in quotes may have several lines: the number is that of the first.
  let number = 1;
  const keep = (cells: string[], { lines: last }: { lines: number }) => {
    const [from = '', to = ''] = cells;
    if (cells.some((cell) => cell.trim())) lines.push({ number, from, to });
    number = last + 1;
    return null;
  };
  try {
    parse(text, { bom: true, delimiter, relax_column_count: true, on_record: keep });
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(number) : error;
  }
  const hasNames = /^(from|old|source|address|dari)\b/i.test(lines[0]?.from.trim() ?? '');
  return hasNames ? lines.slice(1) : lines;
}

/** The file has no lines with cells. */
export class UnreadableFile extends Error {
  constructor(number: number) {
    super(`Line ${number} can’t be read: a quotation mark is missing or in the wrong place.`);
  }
}
