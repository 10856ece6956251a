import '../home.css';
import { isEmpty } from '#lib/rich-text/read.ts';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { homeWords } from '../words.ts';
import { AskForPrice } from './AskForPrice.tsx';
import { FurtherPictures } from './FurtherPictures.tsx';
import { factRows, keyRows } from './key-facts.ts';
import { OfferCards } from './OfferCards.tsx';
import { OtherSize } from './OtherSize.tsx';
import { datasheetName, offerPath } from './paths.ts';
import { Specification } from './Specification.tsx';
import type { ShownOffer } from './shown-offer.ts';
import type { OfferKind, SpecificationRow } from './type.ts';

const sizes = '(min-width: 75rem) 700px, (min-width: 64rem) 57vw, 94vw';

interface Props {
  kind: OfferKind;
  page: ShownOffer;
  /** The site's own address. */
  address: string;
  /** The list that it belongs to. */
  above: { label: string; path: string };
  /** Its form in the back office. */
  form: string;
  othersTitle: string;
  specificationTitle: string;
}

/** The public page of one offer. */
export function OfferPage({ kind, page, address, above, form, othersTitle, specificationTitle }: Props) {
  const { offer, textPictures, pictures, datasheet, others } = page;
  const hasText = !isEmpty(offer.text);
  const own = factRows(offer, useWords(homeWords));
  return (
    <article className="offer">
      {offer.status === 'draft' && <DraftNote form={form} />}
      <div className="offer-top wrap">
        <Breadcrumbs above={[above]} label={offer.name} address={address} />
        <div className="offer-words">
          <h1>
            <NoWrapHyphens text={offer.name} />
          </h1>
          <p>{offer.summary}</p>
          <KeyFacts rows={[...own, ...keyRows(offer.specification)].slice(0, 3)} />
          <AskForPrice />
        </div>
        <div className="offer-picture">
          {offer.picture && <Picture picture={offer.picture} sizes={sizes} priority />}
        </div>
      </div>
      <div className="offer-row wrap" data-has-text={hasText || undefined}>
        {hasText && <VisitorText doc={offer.text} pictures={textPictures} />}
        <div className="offer-facts">
          <Specification rows={[...offer.specification, ...own]} title={specificationTitle} />
          <Datasheet kind={kind} offer={offer} datasheet={datasheet} />
        </div>
      </div>
      <FurtherPictures offer={offer} pictures={pictures} />
      {others.length > 0 && (
        <section className="offer-others wrap screen-only" aria-labelledby="others">
          <h2 id="others">{othersTitle}</h2>
          <OfferCards offers={others} path={above.path} last={<OtherSize kind={kind} fills />} />
        </section>
      )}
    </article>
  );
}

function KeyFacts({ rows }: { rows: SpecificationRow[] }) {
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

interface DatasheetProps extends Pick<ShownOffer, 'offer' | 'datasheet'> {
  kind: OfferKind;
}

/** Downloads the datasheet of an offer, with its type, pages and size; nothing where there is none. */
function Datasheet({ kind, offer, datasheet }: DatasheetProps) {
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
