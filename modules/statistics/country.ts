import type { IncomingHttpHeaders } from 'node:http';
import { interfaceLanguage } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';

// The headers of Cloudflare, CloudFront, and nginx as docs/operate.md sets it up.
const names = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];

// A code that isn't in use has no name.
const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
const countryNames = { en: namesIn('en'), id: namesIn('id') };
// Unknown, and the Tor network (Cloudflare).
const nowhere = ['XX', 'T1', 'ZZ'];

/** The country (ISO 3166) that a proxy in front of the site found for an address. Ask only where proxies are trusted. */
export function countryOf(headers: IncomingHttpHeaders): string | undefined {
  for (const name of names) {
    const code = String(headers[name] ?? '').toUpperCase();
    if (/^[A-Z]{2}$/.test(code) && !nowhere.includes(code) && countryNames.en.of(code)) return code;
  }
  return undefined;
}

export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames[interfaceLanguage()].of(code) ?? code) : code;
}
