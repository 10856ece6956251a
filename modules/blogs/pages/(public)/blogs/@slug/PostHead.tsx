import '#modules/blogs/kicker.css';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { blogPath } from '#modules/blogs/paths.ts';
import { blogWords } from '#modules/blogs/words.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import type { Data } from './+data.ts';

/** Category, date, title, excerpt and author. */
export function PostHead({ post: { category, publishedAt, title, excerpt, author } }: { post: Data }) {
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(blogWords);
  return (
    <header className="post-head">
      <p className="post-kicker">
        <a href={blogPath({ category })}>{t(category)}</a>
        <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt, timeZone, language)}</time>
      </p>
      <h1>
        <NoWrapHyphens text={title} />
      </h1>
      {excerpt && <p className="post-lead">{excerpt}</p>}
      {author && <p className="post-author">{t('by', { author })}</p>}
    </header>
  );
}
