import { say } from '#lib/interface-language.ts';
import type { Entered } from './check.ts';

// Exports of WordPress, by the names of their columns. Redirection: source, target, regex, code, type, hits, title, status.
// Yoast SEO: Origin, Target, Type (the code), Format. https://redirection.me/support/import-export-redirects/

const answers = /^(30[1-378]|410|)$/;
const temporary = /^30[237]$/;
// Of Redirection: neither an address nor gone.
const actions = /^(pass|nothing|random)$/;
// `^/x/(.*)$` and `^/x$`: the path, and what stands for the rest.
const simple = /^\^\/?\??((?:[^\\^$*+?()[\]{}|.]|\.(?![*+?]))+?)(?:\/(\(\.[*+]\)|\.[*+])\$?|(?:\/\?)?\$)$/;

/** What a line of a file says: the old address, the target, and what further columns with these names say about both. */
export function enteredIn(cells: string[], names: string[]): Entered {
  const about = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
  // Yoast writes paths without it.
  const withSlash = (cell: string) => (/^$|^[/^]|^https?:/.test(cell) ? cell : `/${cell}`);
  const [from = '', to = ''] = names.includes('origin') ? cells.map(withSlash) : cells;
  const code = about('code') || about('type').replace(/\D+/, '');
  const entered = { from, to: code === '410' ? 'gone' : to, temporary: temporary.test(code) };
  const answer = actions.exec(about('type'))?.[0] ?? code;
  if (about('status') === 'disabled')
    return { ...entered, refusal: 'This redirect is disabled in the file.' };
  if (!answers.test(answer))
    return {
      ...entered,
      refusal: say('Only redirects and 410 (gone) can be imported, not {answer}.', { answer }),
    };
  return about('regex') === '1' || about('format') === 'regex' ? withoutRegex(entered) : entered;
}

/** A redirect by a regular expression as ours, which end with `/*` at most. */
export function withoutRegex(entered: Entered): Entered {
  const [, path, rest] = simple.exec(entered.from.trim().replace(/\\([./-])/g, '$1')) ?? [];
  const to = rest?.startsWith('(') ? entered.to.replace(/\$1$/, '*') : entered.to;
  if (path === undefined || to.includes('$'))
    return { ...entered, refusal: 'Of regular expressions, only those like ^/old/(.*)$ can be imported.' };
  return { ...entered, from: `/${path}${rest ? '/*' : ''}`, to };
}
