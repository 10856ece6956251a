import { Fragment } from 'react';
import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { FramedPicture } from '#renderer/ui/Picture.tsx';
import { homeWords } from '../words.ts';
import type { OfferCard } from './published.ts';

const shape = 4 / 3;
const shares = {
  small: { phone: 1 / 2, tablet: 1 / 3 },
  row: { phone: 1 / 2, tablet: 1 / 2, laptop: 1 / 4 },
};

interface Props {
  offers: OfferCard[];
  path: string;
  /** Three in a row from tablets on, or on laptops all four. */
  size?: keyof typeof shares;
  heading?: 'h2' | 'h3';
  /** The first pictures are above the fold. */
  priority?: boolean;
  /** Whether they can be selected for the comparison of the form around them. */
  canCompare?: boolean;
}

/** Offers with picture, name, kind and key facts. Only the name is the link. */
export function OfferCards(props: Props) {
  const { offers, path, heading: Name = 'h3', priority, canCompare } = props;
  const t = useWords(homeWords);
  // Two in a row would leave the third alone.
  const size = offers.length === 3 ? 'small' : (props.size ?? 'small');
  const share = offers.length === 1 ? { ...shares[size], phone: 1 } : shares[size];
  return (
    <ul className="offer-cards columns pairs" data-size={size} data-three={offers.length === 3 || undefined}>
      {offers.map(({ picture, ...offer }, index) => (
        <li key={offer.id}>
          <div className="picture-card">
            {/* The name is the link; as alternative text it would be read twice. */}
            <FramedPicture
              picture={{ ...picture, alt: '' }}
              sizes={columnSizes(share, { phone: cutTo(shape, picture) })}
              priority={priority && index < 2}
            />
            <Name>
              <a className="card-link" href={`${path}/${offer.slug}`}>
                <NoWrapHyphens text={offer.name} />
              </a>
            </Name>
            <small>{offer.summary}</small>
            <Facts facts={offer.facts} />
          </div>
          {canCompare && offers.length > 1 && (
            <label className="compare-choice tap muted screen-only">
              <input
                className="checkbox"
                type="checkbox"
                name="product"
                value={offer.slug}
                aria-label={t('compareOne', { name: offer.name })}
              />
              {t('compare')}
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: Pick<OfferCard, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <span className="offer-cards-facts">
      {facts.map((fact) => (
        <Fragment key={fact}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
