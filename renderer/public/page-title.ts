// Search engines cut longer ones off.
const longest = 60;
const leadsOn =
  /^(?:[·–-]|atau|dan|dari|dengan|di|ke|pada|untuk|yang|and|at|by|for|from|in|of|on|or|the|to|with)$/;

interface Site {
  name: string;
}

/** The title of a page for tabs and search engines: with the site's name, where both fit. */
export function pageTitle(text: string, { name }: Site): string {
  const whole = `${text} · ${name}`;
  return whole.length > longest ? shortTitle(text) : whole;
}

/** The title of a list, with as many of its entries as fit: `Kemasan: Kardus Polos, Peti Kayu · Vinci`. */
export function listTitle(label: string, entries: string[], site: Site): string {
  let title = label;
  for (const [index, entry] of entries.entries()) {
    const longer = index === 0 ? `${label}: ${entry}` : `${title}, ${entry}`;
    if (`${longer} · ${site.name}`.length > longest) break;
    title = longer;
  }
  return pageTitle(title, site);
}

/** As many words as search engines show, without one at the end that leads to the next. */
export function shortTitle(text: string): string {
  if (text.length <= longest) return text;
  const words = text
    .slice(0, longest + 1)
    .split(' ')
    .slice(0, -1);
  while (leadsOn.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/[,;:]$/, '') || text.slice(0, longest);
}
