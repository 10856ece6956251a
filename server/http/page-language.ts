import type { RequestHandler } from 'express';
import type { Database } from '#database/client.ts';
import {
  readSettings,
  type SiteSettings,
  secondLanguageOf,
  visitorSettings,
} from '#database/site-settings.ts';
import { type Language, languages } from '#lib/language.ts';
import type { Context, OtherLanguage } from '../context.ts';
import type { Services } from '../services.ts';

type Languages = Pick<SiteSettings, 'language' | 'secondLanguage'>;

interface PageLanguage {
  language: Language;
  /** The prefix of its addresses: '/en'; '' for the first language. */
  prefix: string;
  url: string;
}

// The same address in every language.
const notForVisitors = /^\/(?:api|assets|auth|only-us|preview|share)(?:[/?#]|$)/;

export function hasLanguage(url: string): boolean {
  return !notForVisitors.test(url);
}

/** The language of a page by its address: the second language is at `/en/…`. */
export function pageLanguage(settings: Languages, url: string): PageLanguage {
  const second = secondLanguageOf(settings);
  const prefix = second ? `/${second}` : '';
  const rest = withoutPrefix(prefix, url);
  if (second && rest !== url && hasLanguage(rest)) return { language: second, prefix, url: rest };
  return { language: settings.language, prefix: '', url };
}

export function withoutPrefix(prefix: string, url: string): string {
  const rest = url.slice(prefix.length);
  if (!prefix || !url.startsWith(prefix) || !/^(?:[/?#]|$)/.test(rest)) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** `/en/blogs`, and `/en` for the home page. */
export function withPrefix(prefix: string, url: string): string {
  return prefix ? prefix + url.replace(/^\/(?=[?#]|$)/, '') : url;
}

export type Reader = Pick<Context, 'db' | 'now' | 'settings' | 'prefix' | 'other'>;

/** The site in each of its languages, for readers that aren't a person. */
export function inEveryLanguage(services: Services): Reader[] {
  const { db, now } = services;
  const settings = visitorSettings(readSettings(db));
  const other = otherLanguage(services, settings);
  const first: Reader = { db, now, settings, prefix: '', other };
  return other ? [first, inSecondLanguage(first, other.db(), other.language)] : [first];
}

/** The site in the language of an address, for a reader that isn't a person. */
export function readerAt(services: Services, url: string): Reader {
  const [first, second] = inEveryLanguage(services) as [Reader, Reader?];
  return second && withoutPrefix(second.prefix, url) !== url ? second : first;
}

/** The second language, for a reader of the first. */
export function otherLanguage({ translated }: Services, settings: Languages): OtherLanguage | null {
  const language = secondLanguageOf(settings);
  return language && { language, prefix: `/${language}`, db: () => translated(language) };
}

/** A context in the language of the page at this address. `db`: its database, if known. */
export function inLanguageAt(context: Context, url: string, db?: Database): Context {
  const { language, prefix } = pageLanguage(context.settings, url);
  return prefix ? inSecondLanguage(context, db ?? context.translated(language), language) : context;
}

/** Whether a page is in a language that only staff can read yet. */
export function isPreparedLanguage({ prefix, settings }: Context): boolean {
  return prefix !== '' && !settings.isSecondLanguagePublic;
}

function inSecondLanguage<Given extends Reader>(first: Given, db: Given['db'], language: Language): Given {
  const other: OtherLanguage = { language: first.settings.language, prefix: '', db: () => first.db };
  return { ...first, db, prefix: `/${language}`, other, settings: { ...readSettings(db), language } };
}

const beginsWithLanguage = new RegExp(`^/(?:${languages.join('|')})(?:[/?#]|$)`);

/** Lets a handler answer in both languages: it sees its address without one, and `contextOf` has the language. `isPrepared`: also in one that is being prepared. */
export function inEachLanguage(
  services: Services,
  handler: RequestHandler,
  { isPrepared = false } = {},
): RequestHandler {
  return (request, response, next) => {
    const { url } = request;
    // Also while the settings can't be read.
    if (!beginsWithLanguage.test(url)) return handler(request, response, next);
    const settings = readSettings(services.db);
    request.url = pageLanguage(isPrepared ? settings : visitorSettings(settings), url).url;
    handler(request, response, (error) => {
      request.url = url;
      next(error);
    });
  };
}

const seen = 'seen';

/** `/language-offer/en.css`: offers English once to browsers that prefer it, so that pages stay the same for everybody, without script or cookie. */
export const languageOffer: RequestHandler = (request, response) => {
  const { file } = request.params;
  const asked = request.headers['accept-language'];
  const isPreferred = asked && `${request.acceptsLanguages([...languages])}.css` === file;
  response.type('css').vary('Accept-Language').set('Cache-Control', 'private, max-age=86400');
  if (!isPreferred) response.send('');
  else if (request.get('If-None-Match')?.includes(seen))
    response.set('Cache-Control', 'private, max-age=31536000').send('');
  else
    response
      .set({ 'Cache-Control': 'private, no-cache', ETag: `"${seen}"` })
      .send('.language-offer{display:block}');
};
