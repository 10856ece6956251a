import { referenceOf } from './references.ts';

const longestHref = 2000;
const schemes = ['http:', 'https:', 'mailto:', 'tel:'] as const;

/** A page of the site, or an address with one of these schemes. */
export type LinkTarget = 'page' | (typeof schemes)[number];

const ownSite = 'https://site.invalid';

/** Whether a text may link there: web, mail, phone, `/packaging`, and links by id; nothing that runs or hides in an address. */
export function isAllowedLink(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > longestHref) return false;
  // Browsers skip control characters and spaces inside `java script:`; here they are refused.
  return !/[\s\p{C}]/u.test(href) && (leadsTo(href, 'page', ...schemes) || referenceOf(href) !== null);
}

/** Whether a link leads to one of these targets. The rule for all links that people enter, parsed as browsers do. */
export function leadsTo(href: string, ...targets: LinkTarget[]): boolean {
  if (isOwnPage(href)) return targets.includes('page');
  if (/\p{C}/u.test(href) || !/^(https?:\/\/[^/\\]|mailto:.|tel:.)/i.test(href)) return false;
  return URL.canParse(href) && targets.includes(new URL(href).protocol as LinkTarget);
}

/** Whether it is a public page of the site, such as `/packaging`. */
export function isOwnPage(href: string): boolean {
  // Browsers read `//host` and `/\host` as other sites.
  if (!/^\/(?![/\\])/.test(href) || !URL.canParse(href, ownSite)) return false;
  const { origin, pathname } = new URL(href, ownSite);
  return origin === ownSite && !/^\/(only-us|auth|api)(\/|$)/.test(pathname);
}

/** The address of a typed link: https for `vinci.example/x`, mailto for `budi@vinci.example`; null if it can’t be one. */
export function linkOf(typed: string): string | null {
  const words = typed.trim();
  const made = isAllowedLink(words) ? withoutWrapper(words) : completeLink(words);
  return isAllowedLink(made) ? made : null;
}

// Redirect pages of office programs, mail services and networks, and where they keep the target.
const wrappers =
  /^((www\.)?google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php|l\.instagram\.com\/|l\.wl\.co\/l|slack-redir\.net\/link|www\.linkedin\.com\/(redir|safety)\/|www\.youtube\.com\/redirect|duckduckgo\.com\/l\/|statics\.teams\.cdn\.office\.net\/.*safelinks|(deref-\w+|dereferrer)\.\w+\/|vk\.com\/away\.php|urldefense\.com\/v3\/)/;
const targetParameters = ['q', 'url', 'u', 'uddg', 'to', 'redirectUrl'];

/** The target of a link without the redirect pages of Google, Outlook or Facebook. */
export function withoutWrapper(href: string): string {
  if (!leadsTo(href, 'http:', 'https:')) return href;
  const { host, pathname, searchParams } = new URL(href);
  if (!wrappers.test(host + pathname)) return href;
  // Proofpoint puts it between underscores, with a star for what it left out.
  const [, between] = /^\/v3\/__([^*]+)__;/.exec(pathname) ?? [];
  const targets = [between, ...targetParameters.map((name) => searchParams.get(name))];
  const target = targets.find((each) => each && leadsTo(each, 'http:', 'https:'))?.replaceAll(' ', '%20');
  return isAllowedLink(target) ? withoutWrapper(target) : href;
}

function completeLink(words: string) {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s().-]{5,}$/.test(words)) return `tel:${words.replace(/[^+\d]/g, '')}`;
  return /^[^\s/:@]+\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(words) && `https://${words}`;
}
