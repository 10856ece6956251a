import type { CSSProperties } from 'react';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { type Downloadable, DownloadButton } from './DownloadButton.tsx';
import { catalogsPath } from './paths.ts';
import type { PublishedCatalog } from './published.ts';
import { catalogWords } from './words.ts';

interface Data {
  catalog: Downloadable & Pick<PublishedCatalog, 'picture'>;
  count: number;
}

/** The first catalog on the home page: a kraft band with the cover on its edge. */
export function CatalogBand({ data: { catalog, count } }: { data: Data }) {
  const t = useWords(catalogWords);
  const { picture, pages } = catalog;
  const ratio = picture.width / picture.height;
  const shape = { '--ratio': ratio.toFixed(4) } as CSSProperties;
  const one = pages === null ? 'everything' : 'everythingInPdf';
  return (
    <section className="catalog-band kraft-band screen-only" aria-labelledby="catalog-band">
      <div className="split wrap">
        <div>
          <h2 className="title" id="catalog-band">
            {t(count > 1 ? 'everythingInSeveral' : one)}
          </h2>
          <p className="not-on-phones">{t('allSizes')}</p>
          <div className="buttons">
            <DownloadButton catalog={catalog} />
            <a className="link-more" href={catalogsPath}>
              {count > 1 ? t('lookAtAll', { count }) : t('lookAtIt')} <Icon name="onward" />
            </a>
          </div>
        </div>
        <div className="catalog-band-cover paper-sheet" style={shape}>
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes={`(min-width: 48rem) ${Math.ceil(416 * ratio)}px, 46vw`}
          />
        </div>
      </div>
    </section>
  );
}
