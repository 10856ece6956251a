import type { CSSProperties } from 'react';
import { columnSizes } from '#renderer/public/column-sizes.ts';
import { type LargePicture, opensLarge } from '#renderer/public/LargePictures.tsx';
import { FramedPicture } from '#renderer/ui/Picture.tsx';

// Panoramas and tall pictures are cropped to these, or one would fill a row.
const narrowest = 2 / 3;
const widest = 2;

interface Props {
  pictures: LargePicture[];
  /** The first ones are above the fold. */
  priority?: boolean;
}

/** Rows of even height in order (picture-rows.css). All positions are known before pictures load. */
export function PictureRows({ pictures, priority }: Props) {
  const ratios = pictures.map(({ picture: { width, height } }) =>
    Math.min(Math.max(width / height, narrowest), widest),
  );
  const shares = screens.map((screen) => sharesIn(screen, ratios));
  return (
    <ul className="picture-rows">
      {pictures.map((shown, index) => {
        const [phone, tablet, laptop] = shares.map((share) => share[index]);
        const sizes = columnSizes({ phone, tablet, laptop });
        return (
          <li key={shown.id} style={{ '--ratio': ratios[index]?.toFixed(3) } as CSSProperties}>
            <a className="picture-card" {...opensLarge(shown)}>
              <FramedPicture picture={shown.picture} priority={priority && index < 3} sizes={sizes} />
              <strong>{shown.title}</strong>
              <small>{shown.type}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

// As in picture-rows.css for phones, tablets and laptops; `gap` is its approximate share of the page.
const screens = [
  { most: 2.7, least: 1, gap: 0.045 },
  { most: 4.2, least: 2.1, gap: 0.03 },
  { most: 5, least: 3, gap: 0.02 },
];

/** Each picture’s share of its row, for browsers, which choose files before they know the CSS. */
function sharesIn({ most, least, gap }: (typeof screens)[number], ratios: number[]): number[] {
  const rows: { sum: number; members: number[] }[] = [];
  for (const ratio of ratios) {
    const row = rows.at(-1);
    if (row && (row.sum + ratio) / most + row.members.length * gap <= 1) {
      row.members.push(ratio);
      row.sum += ratio;
    } else rows.push({ sum: ratio, members: [ratio] });
  }
  return rows.flatMap(({ sum, members }) => members.map((ratio) => ratio / Math.max(sum, least)));
}
