import type { CSSProperties } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** A picture that opens large, with its texts. */
export interface LargePicture {
  id: number | string;
  title: string;
  /** May be empty, as may the type. */
  description: string;
  type: string;
  picture: ShownPicture;
}

/** Attributes of the link that enlarges a picture; the close link leads back to its id. */
export function opensLarge({ id }: Pick<LargePicture, 'id'>) {
  return { id: `card-${id}`, href: `#picture-${id}` };
}

/** One dialog per picture, opened by a link with `opensLarge(picture)`; `script/large-view.ts` adds keys and swipes. */
export function LargePictures({ pictures }: { pictures: LargePicture[] }) {
  return pictures.map((picture, index) => (
    <LargeView
      key={picture.id}
      picture={picture}
      place={`${index + 1} / ${pictures.length}`}
      previous={pictures.at(index - 1) ?? picture}
      next={pictures[index + 1] ?? pictures[0] ?? picture}
    />
  ));
}

type LargeViewProps = Record<'picture' | 'previous' | 'next', LargePicture> & { place: string };

function LargeView({ picture, place, previous, next }: LargeViewProps) {
  const t = useWords(siteWords);
  const { title, description, type } = picture;
  const { width, height } = picture.picture;
  const id = `picture-${picture.id}`;
  const size = { '--width': `${width}px`, '--ratio': (width / height).toFixed(4) } as CSSProperties;
  return (
    <dialog className="large-view ink-band screen-only" id={id} aria-labelledby={`${id}-title`} style={size}>
      {previous !== picture && (
        <nav aria-label={t('pictures')}>
          <a className="tap" rel="prev" href={opensLarge(previous).href} aria-label={t('previousPicture')}>
            <Icon name="previous" />
          </a>
          <a className="tap" rel="next" href={opensLarge(next).href} aria-label={t('nextPicture')}>
            <Icon name="next" />
          </a>
          <span className="note">{place}</span>
        </nav>
      )}
      <a className="large-view-close tap" href={`#${opensLarge(picture).id}`}>
        {t('close')} <Icon name="close" />
      </a>
      <figure>
        <Picture picture={picture.picture} sizes="(min-width: 64rem) 72vw, 100vw" />
        <figcaption>
          {type && <p className="large-view-type">{type}</p>}
          {/* biome-ignore lint/a11y/noAutofocus: whoever opens a picture hears its title first, not its first link */}
          <h2 id={`${id}-title`} tabIndex={-1} autoFocus>
            {title}
          </h2>
          {description && <p className="muted">{description}</p>}
        </figcaption>
      </figure>
    </dialog>
  );
}
