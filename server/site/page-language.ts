import type { Language } from '#lib/language.ts';
import type { SiteSettings } from './settings.ts';

/** The language of a page, and its address without it. */
interface PageLanguage {
  language: Language;
  /** What the addresses of this language begin with: '/en'; '' for the site's first. */
  prefix: string;
  url: string;
}

/** In which language a page is, by its address: pages in the second language of the site are at `/en/…`. */
export function pageLanguage(
  settings: Pick<SiteSettings, 'language' | 'secondLanguage'>,
  url: string,
): PageLanguage {
  const second = secondLanguageOf(settings);
  const prefix = `/${second}`;
  const rest = url.slice(prefix.length);
  if (second && url.startsWith(prefix) && (rest === '' || /^[/?#]/.test(rest)))
    return { language: second, prefix, url: rest.startsWith('/') ? rest : `/${rest}` };
  return { language: settings.language, prefix: '', url };
}

/** The language in which visitors can read the site, too; null while it has one. */
export function secondLanguageOf({
  language,
  secondLanguage,
}: Pick<SiteSettings, 'language' | 'secondLanguage'>) {
  return secondLanguage === 'none' || secondLanguage === language ? null : secondLanguage;
}
