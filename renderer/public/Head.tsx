import { Children } from 'react';
import { viewTransition } from '#lib/view-transition.ts';
import { BrandHead } from '#renderer/ui/BrandHead.tsx';
import { OtherLanguageLinks, useOtherPage } from './LanguageSwitch.tsx';
import { useLanguage } from './language.ts';
import { pageAddress } from './requested-url.ts';
import { useServerPage } from './server-page.ts';
import { type SharedPicture, shareCard } from './shared-picture.ts';

const locales = { id: 'id_ID', en: 'en_GB' };

/** Everything but title, description and picture. */
export function Head() {
  const pageContext = useServerPage();
  const { brand, site, prefix, other: second, urlPathname, closed } = pageContext;
  const { config, is404, rewrite, meta = {} } = pageContext;
  // An entry in the second language belongs to its pages.
  const home = meta.language && meta.language === second?.language ? second.prefix : '';
  const { canonical = urlPathname, ogType = 'website', picture = shareCard(pageContext) } = meta;
  const locale = locales[useLanguage()];
  const other = useOtherPage();
  // Queries only change the view, unless the page says otherwise.
  const address = pageAddress(site.address + home, canonical);
  const styles = pageContext.styleSheetsOf(pageContext.pageHtmlString ?? '');
  const hidden = config.noindex || meta.noindex || is404 || Boolean(rewrite?.share);
  return (
    <>
      <style>{viewTransition}</style>
      {styles && <link rel="stylesheet" href={styles} />}
      <BrandHead />
      <link rel="manifest" href={`${prefix}/manifest.webmanifest`} />
      {/* Browsers take the first match. */}
      <meta name="theme-color" content={brand.ink} media="(prefers-color-scheme: dark)" />
      <meta name="theme-color" content={brand.paper} />
      {hidden && <meta name="robots" content="noindex" />}
      {!closed && !hidden && <link rel="canonical" href={address} />}
      {!hidden && canonical === urlPathname && <OtherLanguageLinks address={address} />}
      {other?.path && <link rel="stylesheet" href={`/language-offer/${other.language}.css`} />}
      {meta.feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${meta.feed.title} · ${site.name}`}
          href={prefix + meta.feed.path}
        />
      )}
      <meta property="og:type" content={ogType} />
      {meta.publishedAt && (
        <meta property="article:published_time" content={meta.publishedAt.toISOString()} />
      )}
      {meta.updatedAt && <meta property="article:modified_time" content={meta.updatedAt.toISOString()} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={locale} />
      {other?.path && <meta property="og:locale:alternate" content={locales[other.language]} />}
      <meta property="og:url" content={address} />
      <PictureOfLink {...picture} />
      {Children.toArray(pageContext.extras().map(({ head }) => head))}
    </>
  );
}

// With its size, a network shows it large before fetching it.
function PictureOfLink({ url, width, height, alt }: SharedPicture) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
