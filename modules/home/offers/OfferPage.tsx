import '../home.css';
import { isEmpty } from '#lib/rich-text/read.ts';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { RichText } from '#renderer/public/RichText.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { AskAbout, AskBar } from './AskAbout.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FurtherPictures } from './FurtherPictures.tsx';
import { OfferCards } from './OfferCards.tsx';
import { Specification } from './Specification.tsx';
import type { ShownOffer } from './shown-offer.ts';

const sizes = '(min-width: 75rem) 792px, (min-width: 64rem) 66vw, 94vw';

interface Props {
  page: ShownOffer;
  /** The site's own address. */
  address: string;
  /** The list that it belongs to. */
  above: { label: string; path: string };
  /** Its form in the back office. */
  form: string;
  othersTitle: string;
}

/** The public page of one offer. */
export function OfferPage({ page, address, above, form, othersTitle }: Props) {
  const { offer, textPictures, pictures, others } = page;
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
        </div>
        <div className="offer-picture">
          <Picture picture={offer.picture} sizes={sizes} priority />
        </div>
      </div>
      <div className="offer-row wrap" data-has-text={hasText || undefined}>
        {hasText && <RichText doc={offer.text} pictures={textPictures} />}
        <div className="offer-facts">
          <Specification rows={offer.specification} />
          <AskAbout name={offer.name} />
        </div>
      </div>
      <FurtherPictures offer={offer} pictures={pictures} />
      {others.length > 0 && (
        <section className="offer-others wrap" aria-labelledby="others">
          <h2 id="others">{othersTitle}</h2>
          <OfferCards offers={others} path={above.path} />
        </section>
      )}
      <AskBar name={offer.name} />
    </article>
  );
}
