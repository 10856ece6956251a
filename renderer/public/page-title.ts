// Search engines cut longer ones off.
const longestTitle = 60;

interface Site {
  name: string;
}

/**
 * The title of a page for tabs, search engines and links in chats: with the site's name, where both fit. It is never cut:
 * half a thought in a chat is worse than the dots of a search engine.
 */
export function pageTitle(text: string, { name }: Site): string {
  const whole = `${text} · ${name}`;
  return whole.length > longestTitle ? text : whole;
}

/** The title of a list, with as many of its entries as fit: `Kemasan: Kardus Polos, Peti Kayu · Vinci`. */
export function listTitle(label: string, entries: string[], site: Site): string {
  let title = label;
  for (const [index, entry] of entries.entries()) {
    const longer = index === 0 ? `${label}: ${entry}` : `${title}, ${entry}`;
    if (`${longer} · ${site.name}`.length > longestTitle) break;
    title = longer;
  }
  return pageTitle(title, site);
}
