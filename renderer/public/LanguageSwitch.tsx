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
  if (path === null && !short) return <span lang={language}>{t('onlyInOther')}</span>;
  if (path === null)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML writes a disabled one
      <a
        className="icon-button language-switch"
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
      className={short ? 'icon-button language-switch' : 'language-switch'}
      href={path}
      lang={language}
      hrefLang={language}
      aria-label={short ? `${name} (${code})` : undefined}
    >
      {short ? code : name}
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
