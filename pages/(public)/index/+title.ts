import type { PageContext } from 'vike/types';

// Search engines cut longer ones off.
const longest = 60;
const leadsOn =
  /^(?:[·–-]|atau|dan|dari|dengan|di|ke|pada|untuk|yang|and|at|by|for|from|in|of|on|or|the|to|with)$/;

// https://vike.dev/title
export default function title({ site }: Pick<PageContext, 'site'>): string {
  const whole = site.description ? `${site.name} · ${site.description.replace(/\.$/, '')}` : site.name;
  return whole.length > longest ? wholeWords(whole) : whole;
}

// As many words as fit, without one at the end that leads to the next.
function wholeWords(text: string): string {
  const words = text
    .slice(0, longest + 1)
    .split(' ')
    .slice(0, -1);
  while (leadsOn.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/[,;:]$/, '');
}
