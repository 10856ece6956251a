import '../home.css';
import { isEmpty } from '#lib/rich-text/read.ts';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { AskForPrice } from './AskForPrice.tsx';
import { Datasheet } from './Datasheet.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FurtherPictures } from './FurtherPictures.tsx';
import type { OfferKind, SpecificationRow } from './inputs.ts';
import { keyRows } from './key-facts.ts';
import { OfferCards } from './OfferCards.tsx';
import { OtherSize } from './OtherSize.tsx';
import { Specification } from './Specification.tsx';
import type { ShownOffer } from './shown-offer.ts';

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
          <KeyFacts rows={keyRows(offer.specification)} />
          <AskForPrice />
        </div>
        <div className="offer-picture">
          <Picture picture={offer.picture} sizes={sizes} priority />
        </div>
      </div>
      <div className="offer-row wrap" data-has-text={hasText || undefined}>
        {hasText && <VisitorText doc={offer.text} pictures={textPictures} />}
        <div className="offer-facts">
          <Specification rows={offer.specification} title={specificationTitle} />
          <Datasheet kind={kind} offer={offer} datasheet={datasheet} />
        </div>
      </div>
      <FurtherPictures offer={offer} pictures={pictures} />
      {others.length > 0 && (
        <section className="offer-others wrap" aria-labelledby="others">
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
    <dl className="offer-key">
      {rows.map(({ label, value }) => (
        <div key={label + value}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
