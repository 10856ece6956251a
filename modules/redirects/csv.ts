import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { CsvError, parse } from 'csv-parse';
import { say } from '#lib/interface-language.ts';
import { isOfApache, type Line, linesOfApache } from './apache.ts';
import { enteredIn } from './wordpress.ts';

/** How many lines a file may have. */
const maxLines = 10_000;

/**
 * The lines of a file of which the first two columns are the old address and the target (RFC 4180), separated by commas,
 * semicolons (Excel in Indonesian) or tabs, as its first line is. Empty lines, and a first line with names of columns, are
 * left out; `enteredIn` knows the columns after these. Throws BAD_REQUEST.
 */
export async function readLines(text: string): Promise<Line[]> {
  if (isOfApache(text)) return checked(linesOfApache(text));
  const delimiter = /[,;\t]/.exec(text.split(/[\r\n]/, 1)[0] ?? '')?.[0] ?? ',';
  const lines: Line[] = [];
  let names: string[] | undefined;
  // A cell in quotes may have several lines: the number is that of the first.
  let number = 1;
  const keep = (cells: string[], { lines: last }: { lines: number }) => {
    const isFirst = names === undefined;
    const hasNames = /^(from|old|source|origin|address|dari)\b/i.test(cells[0]?.trim() ?? '');
    names ??= hasNames ? cells.map((cell) => cell.trim().toLowerCase()) : [];
    if (!(isFirst && hasNames) && cells.some((cell) => cell.trim()))
      lines.push({ number, ...enteredIn(cells, names) });
    number = last + 1;
    return null;
  };
  const parser = parse({ bom: true, delimiter, relax_column_count: true, on_record: keep });
  await pipeline(piecesOf(Buffer.from(text)), parser.resume()).catch((error) => {
    if (!(error instanceof CsvError)) throw error;
    throw refused(
      say('Line {number} can’t be read: a quotation mark is missing or in the wrong place.', { number }),
    );
  });
  return checked(lines);
}

function checked(lines: Line[]) {
  if (lines.length === 0) throw refused('The file has no redirects.');
  if (lines.length > maxLines) throw refused('The file has more than 10,000 lines. Please split it.');
  return lines;
}

// Others have their turn after each.
async function* piecesOf(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 16_384) {
    yield bytes.subarray(from, from + 16_384);
    await setImmediate();
  }
}

function refused(message: string) {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
