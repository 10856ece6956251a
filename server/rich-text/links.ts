const longest = 2000;
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** May a text link there? Whole addresses of the web, mail and telephone; nothing that runs or hides in an address. */
export function isAllowedLink(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > longest) return false;
  // Browsers skip control characters and spaces inside `java script:`; here they are simply refused.
  if (/[\s\p{C}]/u.test(href) || !/^(https?:\/\/[^/]|mailto:.|tel:.)/i.test(href)) return false;
  return URL.canParse(href) && schemes.includes(new URL(href).protocol);
}

/**
 * What somebody types as a link, as an address: `vinci.example/x` gets https, `budi@vinci.example` mailto. Null when it
 * can't be one.
 */
export function linkOf(typed: string): string | null {
  const words = typed.trim();
  const made = isAllowedLink(words) ? words : madeLink(words);
  return isAllowedLink(made) ? made : null;
}

function madeLink(words: string) {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s().-]{5,}$/.test(words)) return `tel:${words.replace(/[^+\d]/g, '')}`;
  return /^[^\s/:@]+\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(words) && `https://${words}`;
}
