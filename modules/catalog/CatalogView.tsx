import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { languageNames } from '#lib/language.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { coverSizes, Leaves } from './Leaves.tsx';
import { writtenIn } from './paths.ts';
import type { PublishedCatalog } from './published.ts';
import type { ShownCatalog } from './read-catalog.ts';
import { catalogWords } from './words.ts';

export function CatalogView({ shown }: { shown: ShownCatalog }) {
  const { catalog, others } = shown;
  const t = useWords(catalogWords);
  const { title, pages } = catalog;
  const lang = writtenIn(catalog);
  return (
    <article className="catalog page-body split wrap" data-several={others.length > 0 || undefined}>
      <div className="catalog-words">
        <h1 lang={lang}>{title}</h1>
        {others.length === 0 && <p className="lead">{t(pages === null ? 'onOneSheet' : 'toLeafThrough')}</p>}
        <div className="buttons screen-only">
          <DownloadButton catalog={catalog} />
          <SendButton catalog={catalog} isOnly={others.length === 0} />
        </div>
        <Facts catalog={catalog} />
      </div>
      {pages === null ? <WholePicture catalog={catalog} /> : <Leaves shown={shown} count={pages} />}
      <OtherCatalogs catalogs={others} />
    </article>
  );
}

type Props = Pick<ShownCatalog, 'catalog'>;

function SendButton({ catalog: { title, path }, isOnly }: Props & { isOnly: boolean }) {
  const { site } = usePageContext();
  const t = useWords(catalogWords);
  const message = isOnly
    ? t('message', { site: site.name, address: `${site.address}/catalog` })
    : t('messageOf', { title, site: site.name, address: site.address + path });
  return (
    <a
      className="button button-outline"
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener nofollow"
    >
      <Icon name="chat" /> {t('send')}
    </a>
  );
}

function Facts({ catalog }: Props) {
  const { site } = usePageContext();
  const language = useLanguage();
  const t = useWords(catalogWords);
  const { pages, picture, updatedAt } = catalog;
  const lang = writtenIn(catalog);
  return (
    <p className="note">
      {lang && lang !== site.language && (
        <>
          <span lang={lang}>{languageNames[lang]}</span>.{' '}
        </>
      )}
      {pages === null
        ? t('file', { width: picture.width, height: picture.height })
        : t('pdfFile', { count: pages })}{' '}
      <time dateTime={updatedAt.toISOString()}>{formatDate(updatedAt, site.timeZone, language)}</time>.
    </p>
  );
}

function WholePicture({ catalog }: Props) {
  const t = useWords(catalogWords);
  const fileUrl = useFileUrl();
  const { title, picture } = catalog;
  return (
    <a className="catalog-preview paper-sheet" href={fileUrl(picture)}>
      <Picture
        picture={{ ...picture, alt: picture.alt || t('cover', { title }) }}
        priority
        sizes={coverSizes}
      />
      <span className="tap screen-only">
        {t('openLarge')} <Icon name="link" />
      </span>
    </a>
  );
}

function OtherCatalogs({ catalogs }: { catalogs: PublishedCatalog[] }) {
  const t = useWords(catalogWords);
  if (catalogs.length === 0) return null;
  return (
    <nav className="catalog-others screen-only" aria-labelledby="catalog-others">
      <h2 className="label" id="catalog-others">
        {t('others')}
      </h2>
      <ul>
        {catalogs.map(({ id, path, title, ...catalog }) => {
          const lang = writtenIn(catalog);
          return (
            <li className="row" key={id}>
              <a className="tap" href={path} hrefLang={lang} lang={lang}>
                {title}
              </a>
              {lang && <small lang={lang}>{languageNames[lang]}</small>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
