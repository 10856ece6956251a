import { TRPCError } from '@trpc/server';
import type { Services } from '../services.ts';
import { type Checked, checkRedirects } from './check.ts';
import { type Line, readLines, UnreadableFile } from './csv.ts';

/** How many lines a file may have. */
const mostLines = 10_000;
/** How many lines the preview shows. */
const shown = 500;

type Context = Pick<Services, 'db' | 'env' | 'now'>;

/** What a file would do: its wrong lines with what is wrong, or its first ones as they would be stored. */
export function previewImport(context: Context, text: string) {
  const lines = linesOf(text);
  const checked = checkRedirects(context, lines);
  const { mistakes } = checked;
  const described = lines.map((line, index) => describe(line, index, checked));
  return {
    total: lines.length,
    wrong: mistakes.size,
    lines: described.filter(({ mistake }) => mistakes.size === 0 || mistake).slice(0, shown),
  };
}

function describe({ number, from, to }: Line, index: number, { mistakes, paths, targets }: Checked) {
  const path = paths[index];
  const mistake = mistakes.get(index)?.message ?? null;
  const isFine = path !== undefined && mistake === null;
  const address = isFine ? path : from.slice(0, 500);
  return { number, from: address, to: isFine ? (targets.get(path) ?? null) : to.slice(0, 500), mistake };
}

/** The redirects of a file, checked. Throws BAD_REQUEST when any line is wrong. */
export function checkImport(context: Context, text: string): Checked {
  const lines = linesOf(text);
  const checked = checkRedirects(context, lines);
  const [wrong] = [...checked.mistakes].sort(([one], [other]) => one - other);
  if (!wrong) return checked;
  const [index, { message }] = wrong;
  throw new TRPCError({ code: 'BAD_REQUEST', message: `Line ${lines[index]?.number}: ${message}` });
}

function linesOf(text: string): Line[] {
  const lines = parsed(text);
  if (lines.length === 0) throw refused('The file has no redirects.');
  if (lines.length > mostLines) throw refused('The file has more than 10,000 lines. Please split it.');
  return lines;
}

function parsed(text: string) {
  try {
    return readLines(text);
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused(error.message);
    throw error;
  }
}

function refused(message: string) {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
