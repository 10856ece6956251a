import './latest-pictures.css';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

const large = '(min-width: 75rem) 792px, (min-width: 48rem) 66vw, 94vw';
const small = '(min-width: 75rem) 384px, (min-width: 48rem) 32vw, 47vw';

/** A picture of the section. */
interface LatestPicture {
  id: number;
  title: string;
  type: string;
  picture: ShownPicture;
}

/** Up to six pictures on the home page, with the way to all of them. */
export function LatestPictures({ data }: { data: LatestPicture[] }) {
  // One large with two beside it, and perhaps three below: four or five would leave a place empty.
  const shown = data.slice(0, data.length < 6 ? 3 : 6);
  return (
    <section className="latest-pictures section wrap" aria-labelledby="latest-pictures">
      <SectionTop id="latest-pictures" title="Gallery" href="/gallery" more="All pictures" />
      <ul>
        {shown.map(({ id, title, type, picture }, index) => (
          <li key={id}>
            <a className="picture-card" href={`/gallery#picture-${id}`}>
              <span className="picture-card-frame">
                <Picture picture={picture} sizes={index === 0 ? large : small} />
              </span>
              <strong>{title}</strong>
              <small>{type}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
