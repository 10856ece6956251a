import '../home.css';
import type { ItemPage, Service, WithContext } from 'schema-dts';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { isEmpty } from '#lib/rich-text/read.ts';
import { AskButtons } from '#renderer/public/AskButtons.tsx';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { homeWords, kindWords } from '../words.ts';
import { FurtherPictures } from './FurtherPictures.tsx';
import { factRows, keyRows } from './key-facts.ts';
import { OfferCards } from './OfferCards.tsx';
import { OtherSize } from './OtherSize.tsx';
import type { ShownOffer } from './page-data.ts';
import { datasheetName, offerPath, offerPaths, offerRoutes } from './paths.ts';
import type { OfferRow } from './rows.ts';

const sizes = '(min-width: 75rem) 700px, (min-width: 64rem) 57vw, 94vw';

/** The public page of one offer. */
export function OfferPage() {
  const page = useData<ShownOffer>();
  const { kind, offer, textPictures, pictures, others } = page;
  const { site } = usePageContext();
  const t = useWords(homeWords);
  const above = { label: t(kindWords[kind].all), path: offerPaths[kind] };
  const hasText = !isEmpty(offer.text);
  const own = factRows(offer, t);
  return (
    <article className="offer">
      {offer.status === 'draft' && <DraftNote form={`${offerRoutes[kind]}/${offer.id}`} />}
      <div className="offer-top wrap">
        <Breadcrumbs above={[above]} label={offer.name} address={site.address} />
        <div className="offer-words">
          <h1>
            <NoWrapHyphens text={offer.name} />
          </h1>
          <p>{offer.summary}</p>
          <KeyFacts rows={[...own, ...keyRows(offer.specification)].slice(0, 3)} />
          <AskButtons />
        </div>
        <div className="offer-picture">
          {offer.picture && <Picture picture={offer.picture} sizes={sizes} priority />}
        </div>
      </div>
      <div className="offer-row wrap" data-has-text={hasText || undefined}>
        {hasText && <VisitorText doc={offer.text} pictures={textPictures} />}
        <div className="offer-facts">
          <Specification rows={[...offer.specification, ...own]} title={t(kindWords[kind].specification)} />
          <Datasheet page={page} />
        </div>
      </div>
      <FurtherPictures offer={offer} pictures={pictures} />
      {others.length > 0 && (
        <section className="offer-others wrap screen-only" aria-labelledby="others">
          <h2 id="others">{t(kindWords[kind].others)}</h2>
          <OfferCards offers={others} path={above.path} last={<OtherSize kind={kind} fills />} />
        </section>
      )}
      <OfferJsonLd page={page} />
    </article>
  );
}

function KeyFacts({ rows }: { rows: OfferRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="offer-key screen-only">
      {rows.map(({ label, value }) => (
        <div key={label + value}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SpecificationProps {
  rows: OfferRow[];
  title: string;
}

/** The properties of an offer with their values. */
function Specification({ rows, title }: SpecificationProps) {
  if (rows.length === 0) return null;
  return (
    <table className="specification">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label + value}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Downloads the datasheet of an offer, with its type, pages and size; nothing where there is none. */
function Datasheet({ page: { kind, offer, datasheet } }: { page: ShownOffer }) {
  const t = useWords(homeWords);
  const language = useLanguage();
  const fileUrl = useFileUrl();
  if (!datasheet) return null;
  const name = datasheetName(offer.slug, datasheet);
  // Only downloads of published offers have an address, where they are counted.
  const isPublished = offer.status === 'published';
  const address = isPublished ? `${offerPath(kind, offer.slug)}/${name}` : fileUrl(datasheet);
  const pages = datasheet.pages && t('pageCount', { count: datasheet.pages });
  return (
    <a className="button button-outline datasheet screen-only" href={address} download={name} rel="nofollow">
      <Icon name="download" />
      <span>
        {t('datasheet')}{' '}
        <small>({[formatDownload(datasheet, language), pages].filter(Boolean).join(', ')})</small>
      </span>
    </a>
  );
}

/** What staff see on top of an offer that visitors don't see. */
function DraftNote({ form }: { form: string }) {
  const t = useWords(homeWords);
  return (
    <div className="staff-note screen-only" role="note">
      {t('draft')} <a href={form}>{t('edit')}</a>
    </div>
  );
}

/**
 * An offer in the words of schema.org. Packaging is no `Product`: search engines take that for something with a price or
 * reviews, and report each one without as an error
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
function OfferJsonLd({ page: { kind, offer, seo } }: { page: ShownOffer }) {
  const { site } = usePageContext();
  const { name, summary, slug, picture } = offer;
  const image = new URL(useFileUrl()(picture) ?? '', site.address).href;
  const company = { '@type': 'Organization' as const, name: site.name, url: site.address };
  const own = { name, description: seo.description ?? summary };
  const url = site.address + offerPath(kind, slug);
  const service: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    ...own,
    image,
    url,
    serviceType: name,
    provider: company,
  };
  const packaging: WithContext<ItemPage> = {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    ...own,
    url,
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    publisher: company,
  };
  return <JsonLd about={{ packaging, service }[kind]} />;
}
