import type { IncomingHttpHeaders } from 'node:http';
import { interfaceLanguage } from '#lib/interface-language.ts';
import { type Language, languages } from '#lib/language.ts';
import type { Search } from '#server/visits/points.ts';
import { other } from './counts.ts';

/** The source of visits whose browser named none: a typed address, an app, a private window. */
export const direct = '';

const protocols = ['https:', 'http:', 'android-app:'];
// The same site for phones, or the page on which it warns of links to others.
const sameSite = /^(www|m|mobile|l|lm|amp)\.(?=.+\.)/;
const longestCampaign = 50;

/** The arrival of a visitor: the address they opened (a path with a query), and the Referer. */
export interface Arrival {
  url: string;
  referrer: string | undefined;
}

/** The source of a visit: the campaign in its address (utm_source), or else the host of the page before. */
export function sourceOf({ url, referrer }: Arrival, ownHosts: (string | undefined)[]): string {
  const campaign = campaignIn(url);
  if (campaign) return campaign;
  if (!referrer || !URL.canParse(referrer)) return direct;
  const { protocol, host } = new URL(referrer);
  if (!protocols.includes(protocol) || ownHosts.includes(host)) return direct;
  return host.toLowerCase().replace(sameSite, '');
}

// Words alone: an email address in a newsletter's links would be somebody's data.
function campaignIn(url: string) {
  if (!url.includes('utm_source=')) return '';
  const given = new URLSearchParams(url.slice(url.indexOf('?'))).get('utm_source') ?? '';
  const name = given.trim().toLowerCase().slice(0, longestCampaign);
  return /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name) && !hasNumber(name) ? name : '';
}

/** Whether it may contain the number of a phone or an identity card. */
export function hasNumber(text: string): boolean {
  return /\d[\d\s().-]{6,}\d/.test(text);
}

const longestQuery = 80;

/**
 * The name under which a search is counted: in lower case, so that spellings don't differ, and after the second language of
 * the site and a tab, which no words have. An email address or a number that could be somebody's isn't stored.
 */
export function searchName({ words, language }: Search): string {
  const clean = words.normalize('NFC').replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();
  const isPersonal = clean.includes('@') || hasNumber(clean);
  if (isPersonal || clean.length > longestQuery || !clean) return other;
  return (language ? `${language}\t` : '') + clean.toLowerCase();
}

/** The words of a counted name, and the second language of the site, if they were searched for in that. */
export function readSearch(name: string): { words: string; language: Language | null } {
  const language = languages.find((each) => name.startsWith(`${each}\t`));
  return { words: language ? name.slice(language.length + 1) : name, language: language ?? null };
}

// The headers of Cloudflare, CloudFront, and nginx as docs/operate.md sets it up.
const names = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];

// A code that isn't in use has no name.
const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
const countryNames = { en: namesIn('en'), id: namesIn('id') };
// Unknown, and the Tor network (Cloudflare).
const nowhere = ['XX', 'T1', 'ZZ'];

/** The country (ISO 3166) that a proxy in front of the site found for an address. Ask only where proxies are trusted. */
export function countryOf(headers: IncomingHttpHeaders): string | undefined {
  const codes = names.map((name) => String(headers[name] ?? '').toUpperCase());
  return codes.find((code) => /^[A-Z]{2}$/.test(code) && !nowhere.includes(code) && countryNames.en.of(code));
}

export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames[interfaceLanguage()].of(code) ?? code) : code;
}
