import '../home.css';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

export interface OfferCard {
  id: number;
  slug: string;
  name: string;
  summary: string;
  picture: ShownPicture;
}

const widths = {
  small: '(min-width: 75rem) 384px, (min-width: 64rem) 32vw, (min-width: 48rem) 47vw, 94vw',
  large: '(min-width: 75rem) 588px, (min-width: 48rem) 47vw, 94vw',
};

interface Props {
  offers: OfferCard[];
  /** Where their pages are: `/packaging`. */
  path: string;
  /** Three beside each other on laptops, or two. */
  size?: keyof typeof widths;
  /** The level of their names. */
  heading?: 'h2' | 'h3';
  /** The first pictures are in sight at once. */
  priority?: boolean;
}

/** Offers as pictures with their names and what they are, each a link to its page. */
export function OfferCards({ offers, path, size = 'small', heading: Name = 'h3', priority }: Props) {
  return (
    <ul className="offer-cards" data-size={size}>
      {offers.map(({ id, slug, name, summary, picture }, index) => (
        <li key={id}>
          <a className="picture-card" href={`${path}/${slug}`}>
            <span className="picture-card-frame">
              {/* The name is in the link; the same again as alternative text would be read twice. */}
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes={widths[size]}
                priority={priority && index < 2}
              />
            </span>
            <Name>{name}</Name>
            <small>{summary}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
