import type { RequestHandler } from 'express';
import type { Database } from '#database/client.ts';
import { type Language, languages } from '#lib/language.ts';
import type { Context, OtherLanguage } from '../context.ts';
import type { Services } from '../services.ts';
import { readSettings, type SiteSettings } from './settings.ts';

type Languages = Pick<SiteSettings, 'language' | 'secondLanguage'>;

/** The language of a page, and its address without it. */
interface PageLanguage {
  language: Language;
  /** What the addresses of this language begin with: '/en'; '' for the site's first. */
  prefix: string;
  url: string;
}

// Their addresses are the same in every language.
const notForVisitors = /^\/(?:api|assets|auth|only-us|preview|share)(?:[/?#]|$)/;

/** Whether this is the address of a page for visitors, or of a file that belongs to one. */
export function hasLanguage(url: string): boolean {
  return !notForVisitors.test(url);
}

/** In which language a page is, by its address: pages in the second language of the site are at `/en/…`. */
export function pageLanguage(settings: Languages, url: string): PageLanguage {
  const second = secondLanguageOf(settings);
  const prefix = second ? `/${second}` : '';
  const rest = withoutPrefix(prefix, url);
  if (second && rest !== url && hasLanguage(rest)) return { language: second, prefix, url: rest };
  return { language: settings.language, prefix: '', url };
}

/** An address without what the addresses of its language begin with. */
export function withoutPrefix(prefix: string, url: string): string {
  const rest = url.slice(prefix.length);
  if (!prefix || !url.startsWith(prefix) || !/^(?:[/?#]|$)/.test(rest)) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The address of a page in a language: `/en/blogs`, and `/en` for the home page. */
export function withPrefix(prefix: string, url: string): string {
  return prefix ? prefix + url.replace(/^\/(?=[?#]|$)/, '') : url;
}

/** The language in which visitors can read the site, too; null while it has one. */
export function secondLanguageOf({ language, secondLanguage }: Languages): Language | null {
  return secondLanguage === 'none' || secondLanguage === language ? null : secondLanguage;
}

/** What a site says in one of its languages. */
export type Reader = Pick<Context, 'db' | 'now' | 'settings' | 'prefix' | 'other'>;

/** The site in its first language, and in its second where it has one, for what isn't asked for by one person. */
export function inEveryLanguage(services: Services): Reader[] {
  const { db, now } = services;
  const settings = readSettings(db);
  const other = otherLanguage(services, settings);
  const first: Reader = { db, now, settings, prefix: '', other };
  return other ? [first, inSecondLanguage(first, other.db(), other.language)] : [first];
}

/** The second language of a site, for a reader of the first. */
export function otherLanguage({ translated }: Services, settings: Languages): OtherLanguage | null {
  const language = secondLanguageOf(settings);
  return language && { language, prefix: `/${language}`, db: () => translated(language) };
}

/** A context that reads everything in the language of the page at this address. `db`: what it reads, where it is known. */
export function inLanguageAt(context: Context, url: string, db?: Database): Context {
  const { language, prefix } = pageLanguage(context.settings, url);
  return prefix ? inSecondLanguage(context, db ?? context.translated(language), language) : context;
}

function inSecondLanguage<Given extends Reader>(first: Given, db: Given['db'], language: Language): Given {
  const other: OtherLanguage = { language: first.settings.language, prefix: '', db: () => first.db };
  return { ...first, db, prefix: `/${language}`, other, settings: { ...readSettings(db), language } };
}

const beginsWithLanguage = new RegExp(`^/(?:${languages.join('|')})(?:[/?#]|$)`);

/**
 * Lets a handler answer in both languages: it knows its addresses without one, and reads the language from the context of the
 * request (`contextOf`).
 */
export function inEachLanguage(services: Services, handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { url } = request;
    // Also while the settings can't be read.
    if (!beginsWithLanguage.test(url)) return handler(request, response, next);
    request.url = pageLanguage(readSettings(services.db), url).url;
    handler(request, response, (error) => {
      request.url = url;
      next(error);
    });
  };
}
