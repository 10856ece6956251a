import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { languageOf } from './language.ts';
import { requestedUrl } from './requested-url.ts';
import { siteWords } from './words.ts';

/**
 * The same page in the other language of the site, and the words of that language; its `path` is null where nobody has translated
 * it. Null on a site with one language.
 */
export function useOtherPage() {
  const pageContext = usePageContext() as PageContextServer;
  const { other, site, closed, inOtherLanguage } = pageContext;
  // A post may be in a language of its own.
  if (!other || closed || languageOf(pageContext) !== site.language) return null;
  const { language } = other;
  return { language, path: inOtherLanguage(requestedUrl(pageContext).path), t: siteWords(language) };
}

/** Leads to the same page in the other language, or says that there is none, in that language. `short`: in two letters. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const other = useOtherPage();
  if (!other) return null;
  const { language, path, t } = other;
  const name = languageNames[language];
  const code = language.toUpperCase();
  if (path === null && !short) return <span lang={language}>{t('onlyInOther')}</span>;
  if (path === null)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML writes a disabled one
      <a
        className="language-switch"
        role="link"
        aria-disabled="true"
        lang={language}
        title={t('onlyInOther')}
      >
        {code}
      </a>
    );
  return (
    <a
      className="language-switch"
      href={path}
      lang={language}
      hrefLang={language}
      aria-label={short ? `${name} (${code})` : undefined}
    >
      {short ? code : name}
    </a>
  );
}

/**
 * Offers the other language. Everybody gets the same page: the style sheet of `server/site/language-offer.ts` shows this once, to
 * those whose browser prefers that language.
 */
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

/** For search engines: this page in both languages, and what shows and hides the offer. */
export function OtherLanguageLinks({ address }: { address: string }) {
  const { site, other } = usePageContext() as PageContextServer;
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
