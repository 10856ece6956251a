import { referenceOf } from './references.ts';

const longestHref = 2000;
const schemes = ['http:', 'https:', 'mailto:', 'tel:'] as const;

/** What a link can lead to: a page of the site for visitors, or an address with one of these schemes. */
export type LinkTarget = 'page' | (typeof schemes)[number];

// Stands for the site itself: no address of the web is on it.
const ownSite = 'https://site.invalid';

/**
 * May a text link there? Whole addresses of the web, mail and telephone, `/packaging` for a page of the site itself, and what
 * is linked by its id (`references.ts`); nothing that runs or hides in an address.
 */
export function isAllowedLink(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > longestHref) return false;
  // Browsers skip control characters and spaces inside `java script:`; here they are simply refused.
  return !/[\s\p{C}]/u.test(href) && (leadsTo(href, 'page', ...schemes) || referenceOf(href) !== null);
}

/** Does a link lead to one of these? The rule for every link that somebody can enter, parsed as a browser does. */
export function leadsTo(href: string, ...targets: LinkTarget[]): boolean {
  if (isOwnPage(href)) return targets.includes('page');
  if (/\p{C}/u.test(href) || !/^(https?:\/\/[^/\\]|mailto:.|tel:.)/i.test(href)) return false;
  return URL.canParse(href) && targets.includes(new URL(href).protocol as LinkTarget);
}

/** Is it a page of the site for visitors, such as `/packaging`? */
export function isOwnPage(href: string): boolean {
  // `//host` and `/\host` are other sites to a browser.
  if (!/^\/(?![/\\])/.test(href) || !URL.canParse(href, ownSite)) return false;
  const { origin, pathname } = new URL(href, ownSite);
  return origin === ownSite && !/^\/(only-us|auth|api)(\/|$)/.test(pathname);
}

/**
 * What somebody types as a link, as an address: `vinci.example/x` gets https, `budi@vinci.example` mailto, `/packaging`
 * stays a page of the site. Null when it can't be one.
 */
export function linkOf(typed: string): string | null {
  const words = typed.trim();
  const made = isAllowedLink(words) ? withoutWrapper(words) : madeLink(words);
  return isAllowedLink(made) ? made : null;
}

// Pages that office programs, mail and networks lead links through to count or check them, and where these say the target.
const wrappers =
  /^((www\.)?google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php|l\.instagram\.com\/|l\.wl\.co\/l|slack-redir\.net\/link|www\.linkedin\.com\/(redir|safety)\/|www\.youtube\.com\/redirect|duckduckgo\.com\/l\/|statics\.teams\.cdn\.office\.net\/.*safelinks|(deref-\w+|dereferrer)\.\w+\/|vk\.com\/away\.php|urldefense\.com\/v3\/)/;
const targetParameters = ['q', 'url', 'u', 'uddg', 'to', 'redirectUrl'];

/** Where a link leads in the end, without the page of Google, Outlook or Facebook that it was led through. */
export function withoutWrapper(href: string): string {
  if (!leadsTo(href, 'http:', 'https:')) return href;
  const { host, pathname, searchParams } = new URL(href);
  if (!wrappers.test(host + pathname)) return href;
  // Proofpoint writes it between underscores, with a star for what it left out.
  const [, between] = /^\/v3\/__([^*]+)__;/.exec(pathname) ?? [];
  const targets = [between, ...targetParameters.map((name) => searchParams.get(name))];
  const target = targets.find((each) => each && leadsTo(each, 'http:', 'https:'))?.replaceAll(' ', '%20');
  return isAllowedLink(target) ? withoutWrapper(target) : href;
}

function madeLink(words: string) {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s().-]{5,}$/.test(words)) return `tel:${words.replace(/[^+\d]/g, '')}`;
  return /^[^\s/:@]+\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(words) && `https://${words}`;
}
