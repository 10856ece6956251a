import './catalog-band.css';
import type { CSSProperties } from 'react';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { catalogWords } from './words.ts';

interface Data {
  pages: number | null;
  picture: ShownPicture;
  bytes: number | null;
}

/** The catalog on the home page: a band of kraft paper with the cover lying on its edge. */
export function CatalogBand({ data: { picture, pages, bytes } }: { data: Data }) {
  const t = useWords(catalogWords);
  const ratio = picture.width / picture.height;
  const shape = { '--ratio': ratio.toFixed(4) } as CSSProperties;
  return (
    <section className="catalog-band" aria-labelledby="catalog-band">
      <div className="catalog-band-row wrap">
        <div>
          <h2 id="catalog-band">{t(pages === null ? 'everything' : 'everythingInPdf')}</h2>
          <p>{t('allSizes')}</p>
          <div className="catalog-band-actions">
            <DownloadButton pages={pages} bytes={bytes} />
            <a className="link-more" href="/catalog">
              {t('lookAtIt')} <Icon name="onward" />
            </a>
          </div>
        </div>
        <div className="catalog-band-cover" style={shape}>
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes={`(min-width: 48rem) ${Math.ceil(416 * ratio)}px, 46vw`}
          />
        </div>
      </div>
    </section>
  );
}
