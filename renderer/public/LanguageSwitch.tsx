import { languageNames } from '#lib/language.ts';
import { languageOf } from './language.ts';
import { requestedUrl } from './requested-url.ts';
import { useServerPage } from './server-page.ts';
import { siteWords } from './words.ts';

/** The page in the other language; `path` is null if it isn’t translated. Null on a site with one language. */
export function useOtherPage() {
  const pageContext = useServerPage();
  const { other, site, closed, inOtherLanguage } = pageContext;
  // A post may have its own language.
  if (!other || closed || languageOf(pageContext) !== site.language) return null;
  const { language } = other;
  return { language, path: inOtherLanguage(requestedUrl(pageContext).path), t: siteWords(language) };
}

/** Links to the page in the other language, or says there that there is none. `short`: in two letters. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const other = useOtherPage();
  if (!other) return null;
  const { language, path, t } = other;
  const name = languageNames[language];
  const code = language.toUpperCase();
  if (!short)
    return path === null ? (
      <span lang={language}>{t('onlyInOther')}</span>
    ) : (
      <a className="language-switch" href={path} lang={language} hrefLang={language}>
        {name}
      </a>
    );
  // A link without an address is how HTML writes a disabled one.
  const target =
    path === null
      ? ({ role: 'link', 'aria-disabled': true, title: t('onlyInOther') } as const)
      : { href: path, hrefLang: language, 'aria-label': `${name} (${code})` };
  return (
    <a className="icon-button language-switch" lang={language} {...target}>
      {code}
    </a>
  );
}

/** In everybody’s HTML; `server/http/page-language.ts` shows it once, by the browser’s preferred language. */
export function LanguageOffer() {
  const other = useOtherPage();
  if (!other?.path) return null;
  const { language, path, t } = other;
  return (
    <aside className="language-offer screen-only" lang={language} aria-label={languageNames[language]}>
      <a href={path} hrefLang={language}>
        {t('readHere')}
      </a>
    </aside>
  );
}

/** Alternate links for search engines, and the script and style of the offer. */
export function OtherLanguageLinks({ address }: { address: string }) {
  const { site, other } = useServerPage();
  const page = useOtherPage();
  if (!other || !page?.path) return null;
  const there = new URL(page.path, site.address).href;
  return (
    <>
      <link rel="alternate" hrefLang={site.language} href={address} />
      <link rel="alternate" hrefLang={page.language} href={there} />
      <link rel="alternate" hrefLang="x-default" href={other.prefix ? address : there} />
    </>
  );
}
