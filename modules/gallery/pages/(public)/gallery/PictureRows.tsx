import type { CSSProperties } from 'react';
import { type LargePicture, opensLarge } from '#renderer/public/LargePictures.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { evenRows, type PlaceInRow } from './even-rows.ts';

// Panoramas and towers are cut to these, or one picture would make a row of its own.
const narrowest = 2 / 3;
const widest = 2;

// About what a picture takes of its row.
const sizes = '(min-width: 75rem) 420px, (min-width: 64rem) 36vw, (min-width: 48rem) 50vw, 70vw';

/** Pictures in rows of even height, in their order, on phones, tablets and laptops. Every place is known before a picture is there. */
export function PictureRows({ pictures }: { pictures: LargePicture[] }) {
  const ratios = pictures.map(({ picture: { width, height } }) =>
    Math.min(Math.max(width / height, narrowest), widest),
  );
  const [phone, tablet, laptop] = [2, 3, 4.2].map((ideal) => evenRows(ratios, ideal));
  return (
    <ul className="picture-rows">
      {pictures.map((shown, index) => (
        <li
          key={shown.id}
          style={
            {
              '--ratio': ratios[index]?.toFixed(3),
              '--phone': width(phone?.[index]),
              '--tablet': width(tablet?.[index]),
              '--laptop': width(laptop?.[index]),
            } as CSSProperties
          }
        >
          <a className="picture-card" {...opensLarge(shown)}>
            <span className="picture-card-frame">
              <Picture picture={shown.picture} priority={index < 2} sizes={sizes} />
            </span>
            <strong>{shown.title}</strong>
            <small>{shown.type}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

// Its share of what the gaps leave of the row.
function width(place?: PlaceInRow) {
  if (!place) return undefined;
  return `calc(${place.share.toFixed(4)} * (100% - ${place.inRow - 1} * var(--gap)))`;
}
