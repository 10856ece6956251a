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
export const postShares = {
  large: { phone: onPhone, tablet: 1, laptop: 2 / 3 },
  small: { phone: onPhone, tablet: 1 / 2, laptop: 1 / 3 },
};

interface Props {
  post: Teaser;
  share: ByScreen;
  /** Where it isn’t 3:2. */
  laptopShape?: number;
  /** Above the fold. */
  priority?: boolean;
  large?: boolean;
  heading?: 'h2' | 'h3';
}

export function PostCard(props: Props) {
  const { post, priority, large = false, heading: Heading = 'h2' } = props;
  const { title, slug, language, excerpt, publishedAt, location, cover } = post;
  const { timeZone } = usePageContext().site;
  const pageLanguage = useLanguage();
  // Without a cover, the words fill the card.
  const classes = ['post-card', large && 'post-card-large', !cover && 'post-card-plain'];
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      {cover && (
        <div className="picture-frame post-card-cover">
          <Picture picture={{ ...cover, alt: '' }} sizes={coverSizes(cover, props)} priority={priority} />
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

function coverSizes(cover: ShownPicture, { share, laptopShape = usualShape }: Props) {
  return columnSizes(share, { phone: cutTo(usualShape, cover), laptop: cutTo(laptopShape, cover) });
}
