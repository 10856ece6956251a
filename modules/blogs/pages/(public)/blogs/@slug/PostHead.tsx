import '#modules/blogs/kicker.css';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { categoryLabels } from '#modules/blogs/labels.ts';
import { blogPath } from '#modules/blogs/paths.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import type { Data } from './+data.ts';

/** Category, date, title, excerpt and author. */
export function PostHead({ post: { category, publishedAt, title, excerpt, author } }: { post: Data }) {
  const { timeZone } = usePageContext().site;
  return (
    <header className="post-head">
      <p className="post-kicker">
        <a href={blogPath({ category })} lang="en">
          {categoryLabels[category]}
        </a>
        <time dateTime={publishedAt.toISOString()} lang="id">
          {formatDate(publishedAt, timeZone)}
        </time>
      </p>
      <h1>
        <NoWrapHyphens text={title} />
      </h1>
      {excerpt && <p className="post-lead">{excerpt}</p>}
      {author && (
        <p className="post-author">
          <span lang="en">By</span> {author}
        </p>
      )}
    </header>
  );
}
