import type { ShownPicture } from '#database/shown-picture.ts';
import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { FramedPicture } from '#renderer/ui/Picture.tsx';
import type { publishedPictures } from './published.ts';
import { galleryWords } from './words.ts';

const shape = 3 / 2;
const first = { phone: 1, tablet: 2 / 3 };
const other = { phone: 1 / 2, tablet: 1 / 3 };
// Full width on phones.
const lastOfEven = { phone: 1, tablet: 1 / 3 };

export function LatestPictures({ data }: { data: ReturnType<typeof publishedPictures> }) {
  const t = useWords(galleryWords);
  // One large, two beside it.
  const shown = data.slice(0, 3);
  const sizesOf = (picture: ShownPicture, index: number) => {
    const cut = { phone: cutTo(shape, picture) };
    // The first is as high as the two beside it with their captions.
    const high = { tablet: cutTo(6 / 5, picture), laptop: cutTo(4 / 3, picture) };
    if (index === 0) return columnSizes(first, { ...cut, ...high });
    return columnSizes(index % 2 === 1 && index === shown.length - 1 ? lastOfEven : other, cut);
  };
  return (
    <section className="latest-pictures section wrap" aria-labelledby="latest-pictures">
      <SectionTop id="latest-pictures" title={t('gallery')} href="/gallery" more={t('allPictures')} />
      <ul className="columns pairs">
        {shown.map(({ id, title, type, picture }, index) => (
          <li key={id}>
            <a className="picture-card" href={`/gallery#picture-${id}`}>
              <FramedPicture picture={picture} sizes={sizesOf(picture, index)} />
              <strong>{title}</strong>
              <small className="not-on-phones">{type}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
