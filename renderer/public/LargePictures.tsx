import './css/large-view.css';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { Icon } from './Icon.tsx';

/** A picture that opens large, with its words. */
export interface LargePicture {
  id: number;
  title: string;
  description: string;
  type: string;
  picture: ShownPicture;
}

/** Where a link must lead to open the picture large: `#picture-7`. */
export function largeViewOf({ id }: { id: number }): string {
  return `#picture-${id}`;
}

/**
 * The large views of pictures, one dialog each, over ink. A link to `largeViewOf(picture)` opens it, without script
 * too; `script/large-view.ts` adds keys and swipes. `closed` is where closing leads without script.
 */
export function LargePictures({ pictures, closed }: { pictures: LargePicture[]; closed: string }) {
  return pictures.map((picture, index) => (
    <LargeView
      key={picture.id}
      picture={picture}
      place={`${index + 1} / ${pictures.length}`}
      previous={pictures.at(index - 1)}
      next={pictures[index + 1] ?? pictures[0]}
      closed={closed}
    />
  ));
}

interface LargeViewProps {
  picture: LargePicture;
  place: string;
  previous?: LargePicture;
  next?: LargePicture;
  closed: string;
}

function LargeView({ picture, place, previous, next, closed }: LargeViewProps) {
  const id = `picture-${picture.id}`;
  return (
    <dialog className="large-view" id={id} aria-labelledby={`${id}-title`} autoFocus tabIndex={-1}>
      <a className="large-view-close" href={closed} lang="en">
        Close <Icon name="close" />
      </a>
      <figure>
        <Picture picture={picture.picture} />
        <figcaption>
          <p className="large-view-type">
            {picture.type} <span>{place}</span>
          </p>
          <h2 id={`${id}-title`}>{picture.title}</h2>
          {picture.description && <p>{picture.description}</p>}
        </figcaption>
      </figure>
      {previous && next && previous !== picture && (
        <nav aria-label="Pictures" lang="en">
          <a rel="prev" href={largeViewOf(previous)} aria-label="Previous picture">
            <Icon name="previous" />
          </a>
          <a rel="next" href={largeViewOf(next)} aria-label="Next picture">
            <Icon name="next" />
          </a>
        </nav>
      )}
    </dialog>
  );
}
