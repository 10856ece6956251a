import type { City, ItemPage, Product, Service } from 'schema-dts';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { keepSizesTogether } from '#lib/size.ts';
import { AskButtons } from '#renderer/public/AskButtons.tsx';
import { BesidePage } from '#renderer/public/BesidePage.tsx';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { companyReference } from '#renderer/public/company.ts';
import { DraftNote } from '#renderer/public/DraftNote.tsx';
import { Facts } from '#renderer/public/Facts.tsx';
import { ChipLinks } from '#renderer/public/FilterLinks.tsx';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { LargePictures, opensLarge } from '#renderer/public/LargePictures.tsx';
import { useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { QuoteFields } from '#renderer/public/QuoteFields.tsx';
import { SharePage } from '#renderer/public/SharePage.tsx';
import { imageJsonLd, sharedPicture } from '#renderer/public/shared-picture.ts';
import { WhoAnswers } from '#renderer/public/WhoAnswers.tsx';
import { FramedPicture, Picture } from '#renderer/ui/Picture.tsx';
import { homeWords } from '../words.ts';
import { factRows, keyRows } from './key-facts.ts';
import { OfferCards } from './OfferCards.tsx';
import { OfferDetails } from './OfferDetails.tsx';
import type { ShownOffer } from './page-data.ts';
import { offerPath, offerPaths } from './paths.ts';
import { priceRange } from './prices.ts';
import type { OfferRow } from './rows.ts';
import { offerContent } from './type.ts';

/** Of the picture beside the title. */
export const offerPictureSizes = '(min-width: 75rem) 700px, (min-width: 64rem) 57vw, 94vw';
const drawnSizes = '(min-width: 75rem) 490px, (min-width: 64rem) 40vw, 94vw';

export function OfferPage() {
  const page = useData<ShownOffer>();
  const { kind, offer, pictures, isDrawn, others } = page;
  const { site } = usePageContext();
  const t = useWords(homeWords);
  const above = { label: t(kind), path: offerPaths[kind] };
  return (
    <article className="offer">
      {offer.status === 'draft' && <DraftNote form={`${offerContent[kind].list}/${offer.id}`} />}
      <div className="offer-top split wrap" data-drawn={isDrawn || undefined}>
        <Breadcrumbs above={[above]} label={offer.name} />
        <div className="offer-words">
          <h1 className="title">
            <NoWrapHyphens text={offer.name} />
          </h1>
          <p className="muted">{offer.summary}</p>
          <KeyFacts rows={[...factRows(offer, t), ...keyRows(offer.specification)].slice(0, 3)} />
          <PriceLadder prices={offer.prices} />
          {kind === 'packaging' ? <QuoteFields /> : <AskButtons />}
          <WhoAnswers />
        </div>
        <div className="offer-picture">
          {offer.picture && (
            <Picture picture={offer.picture} sizes={isDrawn ? drawnSizes : offerPictureSizes} priority />
          )}
          {isDrawn && <p className="muted">{t('drawn')}</p>}
        </div>
      </div>
      <OfferDetails page={page} />
      <FurtherPictures offer={offer} pictures={pictures} />
      <div className="wrap">
        <ChipLinks label={t('uses')} links={page.uses} />
      </div>
      <BesidePage path={offerPath(kind, offer.slug)} />
      <div className="wrap">
        <SharePage title={offer.name} address={site.address + offerPath(kind, offer.slug)} />
      </div>
      {others.length > 0 && (
        <section className="offer-others wrap screen-only" aria-labelledby="others">
          <h2 id="others">{t(`${kind}Others`)}</h2>
          <OfferCards offers={others} path={above.path} size="row" />
        </section>
      )}
      <OfferJsonLd page={page} />
    </article>
  );
}

function KeyFacts({ rows }: { rows: OfferRow[] }) {
  if (rows.length === 0) return null;
  const facts = rows.map(({ label, value }) => ({ label, value: keepSizesTogether(value) }));
  return <Facts className="offer-key fact-rows screen-only" facts={facts} />;
}

/** The prices by quantity, side by side, with their units as entered. */
function PriceLadder({ prices }: { prices: OfferRow[] }) {
  const t = useWords(homeWords);
  if (prices.length === 0) return null;
  return (
    <div className="price-ladder">
      <h2 className="label">{t('prices')}</h2>
      <Facts facts={prices} />
      <p className="note">{t('priceNote')}</p>
    </div>
  );
}

/**
 * Structured data. Packaging is a `Product` once it has prices: search engines expect those to have a price or reviews, and
 * report each one without (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
function OfferJsonLd({ page: { kind, offer, cities, seo } }: { page: ShownOffer }) {
  const { site } = usePageContext();
  const { name, summary, slug } = offer;
  const shown = seo.picture ?? offer.picture;
  const image = shown ? imageJsonLd(sharedPicture({ site }, shown)) : undefined;
  const company = companyReference(site);
  const url = site.address + offerPath(kind, slug);
  const areaServed = cities.map((city): City => ({ '@type': 'City', name: city }));
  const own = { name, description: seo.description ?? summary, url };
  const service: Service = {
    ...{ '@type': 'Service', ...own, image, serviceType: name, provider: company },
    ...(areaServed.length > 0 && { areaServed }),
  };
  const page = { primaryImageOfPage: image, inLanguage: site.language, publisher: company };
  const packaging: ItemPage = { '@type': 'ItemPage', ...own, ...page };
  const range = priceRange(offer.prices);
  const product: Product | null = range && {
    '@type': 'Product',
    ...own,
    image,
    sku: slug,
    brand: { '@type': 'Brand', name: site.name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: range.low,
      highPrice: range.high,
      offerCount: range.count,
    },
  };
  return <JsonLd about={kind === 'service' ? service : (product ?? packaging)} />;
}

function FurtherPictures({ offer, pictures }: Pick<ShownOffer, 'offer' | 'pictures'>) {
  const t = useWords(homeWords);
  if (pictures.length === 0) return null;
  const shown = pictures.map(({ id, ...picture }, index) => ({
    id,
    title: `${offer.name} (${index + 1})`,
    description: picture.alt,
    type: '',
    picture: { ...picture, alt: picture.alt || offer.name },
  }));
  return (
    <section className="further-pictures wrap" aria-labelledby="pictures">
      <h2 id="pictures">{t('pictures')}</h2>
      <ul data-rest={shown.length % 3} data-odd={shown.length % 2 === 1 || undefined}>
        {shown.map((picture, index) => (
          <li key={picture.id}>
            <a className="picture-card" {...opensLarge(picture)}>
              <FramedPicture
                picture={picture.picture}
                sizes={sizesOf(picture.picture, index, shown.length)}
              />
            </a>
          </li>
        ))}
      </ul>
      <LargePictures pictures={shown} />
    </section>
  );
}

// As in further-pictures.css: rows of three, in which the first take the remaining space.
function sizesOf(picture: Parameters<typeof cutTo>[1], index: number, count: number) {
  const rest = count % 3;
  const tablet = 1 / (index < rest ? rest : 3);
  const phone = index === 0 && count % 2 === 1 ? 1 : 1 / 2;
  const shape = tablet === 1 ? 21 / 9 : 4 / 3;
  return columnSizes({ phone, tablet }, { phone: cutTo(4 / 3, picture), tablet: cutTo(shape, picture) });
}
