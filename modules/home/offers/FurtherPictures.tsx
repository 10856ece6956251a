import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { LargePictures, opensLarge } from '#renderer/public/LargePictures.tsx';
import { useWords } from '#renderer/public/language.ts';
import { FramedPicture } from '#renderer/ui/Picture.tsx';
import { homeWords } from '../words.ts';
import type { ShownOffer } from './page-data.ts';

// As in further-pictures.css: rows of three, in which the first takes the remaining space.
const shape = 4 / 3;
const wide = 21 / 9;
const third = { phone: 1 / 2, tablet: 1 / 3 };
const half = { phone: 1 / 2, tablet: 1 / 2 };
const whole = { phone: 1, tablet: 1 };

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
      <ul data-rest={shown.length % 3} data-odd={shown.length % 2 === 1 || undefined}>
        {shown.map((picture, index) => (
          <li key={picture.id}>
            <a className="picture-card" {...opensLarge(picture)}>
              <FramedPicture
                picture={picture.picture}
                sizes={sizesOf(picture.picture, index, shown.length)}
              />
            </a>
          </li>
        ))}
      </ul>
      <LargePictures pictures={shown} />
    </section>
  );
}

function sizesOf(picture: Parameters<typeof cutTo>[1], index: number, count: number) {
  const rest = count % 3;
  if (index === 0 && rest === 1)
    return columnSizes(whole, { phone: cutTo(shape, picture), tablet: cutTo(wide, picture) });
  const share = index < rest ? half : third;
  const phone = index === 0 && count % 2 === 1 ? 1 : 1 / 2;
  return columnSizes({ ...share, phone }, { phone: cutTo(shape, picture) });
}
