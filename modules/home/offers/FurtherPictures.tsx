import '../home.css';
import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { LargePictures, opensLarge } from '#renderer/public/LargePictures.tsx';
import { useWords } from '#renderer/public/language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { homeWords } from '../words.ts';
import type { ShownOffer } from './page-data.ts';

// As in further-pictures.css.
const shape = 4 / 3;
const share = { phone: 1 / 2, tablet: 1 / 3 };

/** More pictures of an offer, which open large. */
export function FurtherPictures({ offer, pictures }: Pick<ShownOffer, 'offer' | 'pictures'>) {
  const t = useWords(homeWords);
  if (pictures.length === 0) return null;
  const shown = pictures.map(({ id, ...picture }, index) => ({
    id,
    title: `${offer.name} (${index + 1})`,
    description: picture.alt,
    type: '',
    picture: { ...picture, alt: picture.alt || offer.name },
  }));
  return (
    <section className="further-pictures wrap" aria-labelledby="pictures">
      <h2 id="pictures">{t('pictures')}</h2>
      <ul className="columns pairs">
        {shown.map((picture) => (
          <li key={picture.id}>
            <a className="picture-card" {...opensLarge(picture)}>
              <span className="picture-frame">
                <Picture
                  picture={picture.picture}
                  sizes={columnSizes(share, { phone: cutTo(shape, picture.picture) })}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LargePictures pictures={shown} />
    </section>
  );
}
