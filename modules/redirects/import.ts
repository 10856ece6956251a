import { translateMessage } from '#lib/translate-message.ts';
import type { Services } from '#server/services.ts';
import type { Line } from './apache.ts';
import { type Checked, checkRedirects, type Entered, whenChecked } from './check.ts';
import { readLines } from './csv.ts';
import { recordRedirect, storeRedirects } from './store.ts';

/** How many lines the preview shows. */
const shown = 500;

type Context = Pick<Services, 'db' | 'env' | 'now' | 'content'>;

/** What importing a file would do: the lines that are left out with what is wrong, or its first ones as they are stored. */
export async function previewImport(context: Context, text: string) {
  const lines = await readLines(text);
  return resultOf(lines, await checkRedirects(context, lines));
}

/** Imports what a file has, but for lines with a mistake. Returns what `previewImport` does. */
export async function importFile(context: Context, text: string) {
  const lines = await readLines(text);
  return importLines(context, lines, (checked) => resultOf(lines, checked));
}

/** Stores redirects, but for those with a mistake. */
export function importLines<Result>(
  context: Context,
  entered: Entered[],
  resultOf: (checked: Checked) => Result,
): Promise<Result> {
  return whenChecked(context, { entered }, (checked) => {
    context.db.transaction((tx) => {
      storeRedirects(tx, checked, context.now());
      recordRedirect(tx, 'imported', '', String(checked.answers.size));
    });
    return resultOf(checked);
  });
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
