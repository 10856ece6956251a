import { usePageContext } from 'vike-react/usePageContext';
import type { ShownPicture } from '#database/shown-picture.ts';
import { formatDate } from '#lib/dates.ts';
import { type ByScreen, columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { useLanguage } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Teaser } from './published.ts';
import { categoryName } from './words.ts';

// As in post-card.css.
const usualShape = 3 / 2;
// The middle of a picture, 6rem wide.
const onPhone = 0.43;

/** The share of the page’s width that a cover takes in a grid with a large post. */
const shares = {
  large: { phone: onPhone, tablet: 1, laptop: 2 / 3 },
  small: { phone: onPhone, tablet: 1 / 2, laptop: 1 / 3 },
};

interface Props {
  post: Teaser;
  /** Default: as in a grid with a large post. */
  share?: ByScreen;
  /** Above the fold. */
  priority?: boolean;
  /** Makes it large if it has a cover: the cover’s approximate shape on laptops, beside two small ones. */
  largeShape?: number | undefined;
  heading?: 'h2' | 'h3';
}

export function PostCard({ post, share, priority, largeShape, heading: Heading = 'h2' }: Props) {
  const { title, slug, language, excerpt, publishedAt, location, cover } = post;
  const { timeZone } = usePageContext().site;
  const pageLanguage = useLanguage();
  // Without a cover, the words fill the card.
  const classes = ['post-card', largeShape && cover && 'post-card-large', !cover && 'post-card-plain'];
  const sizes = cover && coverSizes(cover, largeShape, share);
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      {cover && sizes && (
        <div className="picture-frame post-card-cover">
          <Picture picture={{ ...cover, alt: '' }} sizes={sizes} priority={priority} />
        </div>
      )}
      <div className="post-card-words">
        <p className="post-kicker row muted">
          <span>{categoryName(pageLanguage, post.categoryName)}</span>
          <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt, timeZone, pageLanguage)}</time>
          {location && <span>{location}</span>}
        </p>
        <Heading lang={language}>
          <a className="card-link" href={`/blogs/${slug}`}>
            <NoWrapHyphens text={title} />
          </a>
        </Heading>
        {excerpt && (
          <p className="post-card-excerpt clamp muted" lang={language}>
            {excerpt}
          </p>
        )}
      </div>
    </article>
  );
}

function coverSizes(cover: ShownPicture, largeShape: number | undefined, share?: ByScreen) {
  const cut = { phone: cutTo(usualShape, cover), laptop: cutTo(largeShape ?? usualShape, cover) };
  return columnSizes(share ?? (largeShape ? shares.large : shares.small), cut);
}
