import { translateMessage } from '#lib/translate-message.ts';
import { type Checked, type Context, checkRedirects } from './check.ts';
import { type Line, readLines } from './read-file.ts';
import { importRedirects } from './store.ts';

const shown = 500;

/** The lines of a file that are left out with what is wrong, or else its first ones as they would be stored. */
export async function previewImport(context: Context, text: string) {
  const lines = await readLines(text);
  return resultOf(lines, await checkRedirects(context, lines));
}

export async function importFile(context: Context, text: string) {
  const lines = await readLines(text);
  return resultOf(lines, await importRedirects(context, lines));
}

function resultOf(lines: Line[], checked: Checked) {
  const { mistakes } = checked;
  const listed = [...lines.entries()].filter(([index]) => mistakes.size === 0 || mistakes.has(index));
  return {
    total: lines.length,
    wrong: mistakes.size,
    lines: listed.slice(0, shown).map(([index, line]) => describe(line, index, checked)),
  };
}

function describe({ number, ...line }: Line, index: number, { mistakes, paths, answers }: Checked) {
  const path = paths[index];
  const answer = path === undefined ? undefined : answers.get(path);
  const mistake = translateMessage(mistakes.get(index)?.message ?? '') || null;
  const { target, temporary } = answer ?? { target: line.to.slice(0, 500), temporary: line.temporary };
  return { number, from: answer ? path : line.from.slice(0, 500), to: target, temporary, mistake };
}
