import './picture-rows.css';
import type { CSSProperties } from 'react';
import { type LargePicture, opensLarge } from '#renderer/public/LargePictures.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { evenRows, type PlaceInRow } from './even-rows.ts';

// Panoramas and tall pictures are cropped to these, or one picture would fill a row.
const narrowest = 2 / 3;
const widest = 2;

interface Props {
  pictures: LargePicture[];
  /** The first ones are in sight at once. */
  priority?: boolean;
}

/** Pictures in rows of even height, in their order, on phones, tablets and laptops. Every place is known before a picture is there. */
export function PictureRows({ pictures, priority }: Props) {
  const ratios = pictures.map(({ picture: { width, height } }) =>
    Math.min(Math.max(width / height, narrowest), widest),
  );
  const [phone, tablet, laptop] = [2, 3, 4.2].map((ideal) => evenRows(ratios, ideal));
  return (
    <ul className="picture-rows">
      {pictures.map((shown, index) => {
        const places = { phone: phone?.[index], tablet: tablet?.[index], laptop: laptop?.[index] };
        return (
          <li key={shown.id} style={widths(places, ratios[index])}>
            <a className="picture-card" {...opensLarge(shown)}>
              <span className="picture-card-frame">
                <Picture picture={shown.picture} priority={priority && index < 3} sizes={sizes(places)} />
              </span>
              <strong>{shown.title}</strong>
              <small>{shown.type}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** A picture's position at each breakpoint. */
type Places = Record<'phone' | 'tablet' | 'laptop', PlaceInRow | undefined>;

// For CSS (picture-rows.css): its share of what the gaps leave of each row.
function widths({ phone, tablet, laptop }: Places, ratio = 1) {
  const width = (place?: PlaceInRow) =>
    place && `calc(${place.share.toFixed(4)} * (100% - ${place.inRow - 1} * var(--gap)))`;
  return {
    '--ratio': ratio.toFixed(3),
    '--phone': width(phone),
    '--tablet': width(tablet),
    '--laptop': width(laptop),
  } as CSSProperties;
}

// For the browser, before it knows the CSS: which size of the picture to load. What the gaps and margins leave of the
// page, in rem: on phones both are 1rem, then 1.5rem.
function sizes({ phone, tablet, laptop }: Places) {
  const part = (gap: number, { share, inRow }: PlaceInRow = { share: 1, inRow: 1 }) =>
    `calc(${share.toFixed(4)} * (100vw - ${(inRow + 1) * gap}rem))`;
  const widest = laptop ? Math.ceil(laptop.share * (1312 - 24 * (laptop.inRow - 1))) : 1312;
  return [
    `(min-width: 78rem) ${widest}px`,
    `(min-width: 64rem) ${part(1.5, laptop)}`,
    `(min-width: 48rem) ${part(1.5, tablet)}`,
    part(1, phone),
  ].join(', ');
}
