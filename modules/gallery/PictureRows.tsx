import './picture-rows.css';
import type { CSSProperties } from 'react';
import { columnSizes } from '#renderer/public/column-sizes.ts';
import { type LargePicture, opensLarge } from '#renderer/public/LargePictures.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';

// Panoramas and tall pictures are cropped to these, or one picture would fill a row.
const narrowest = 2 / 3;
const widest = 2;

interface Props {
  pictures: LargePicture[];
  /** The first ones are in sight at once. */
  priority?: boolean;
}

/** Pictures in rows of even height, in their order (picture-rows.css). Every place is known before a picture is there. */
export function PictureRows({ pictures, priority }: Props) {
  return (
    <ul className="picture-rows">
      {pictures.map((shown, index) => {
        const { width, height } = shown.picture;
        const ratio = Math.min(Math.max(width / height, narrowest), widest);
        return (
          <li key={shown.id} style={{ '--ratio': ratio.toFixed(3) } as CSSProperties}>
            <a className="picture-card" {...opensLarge(shown)}>
              <span className="picture-card-frame">
                <Picture picture={shown.picture} priority={priority && index < 3} sizes={sizes(ratio)} />
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

// Where rows are as high as usual: browsers choose the file before they know the row.
function sizes(ratio: number) {
  const share = (row: number) => Math.min(1, ratio / row);
  return columnSizes({ phone: share(1.8), tablet: share(2.8), laptop: share(4) });
}
