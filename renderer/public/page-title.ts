// Search engines cut longer ones.
const longestTitle = 60;

/** With the site’s name if both fit. Never cut: half a thought in a chat is worse than a search engine’s ellipsis. */
export function pageTitle(text: string, { name }: { name: string }): string {
  const whole = `${text} · ${name}`;
  return whole.length > longestTitle ? text : whole;
}

/** A list’s title with as many entries as fit: `Kemasan: Kardus Polos, Peti Kayu · Vinci`. */
export function listTitle(label: string, entries: string[], site: { name: string }): string {
  let title = label;
  for (const [index, entry] of entries.entries()) {
    const longer = index === 0 ? `${label}: ${entry}` : `${title}, ${entry}`;
    if (`${longer} · ${site.name}`.length > longestTitle) break;
    title = longer;
  }
  return pageTitle(title, site);
}
