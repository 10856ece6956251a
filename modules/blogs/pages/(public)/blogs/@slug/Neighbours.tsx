import './neighbours.css';
import { blogWords } from '#modules/blogs/words.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';

interface Neighbour {
  slug: string;
  title: string;
  language: string;
}

/** The ways to the posts before and after this one. */
export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const t = useWords(blogWords);
  if (!previous && !next) return null;
  return (
    <nav className="post-neighbours screen-only" aria-label={t('more')}>
      {previous && (
        <a rel="prev" href={`/blogs/${previous.slug}`}>
          <small>
            <Icon name="previous" /> {t('previous')}
          </small>
          <span lang={previous.language}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={`/blogs/${next.slug}`}>
          <small>
            {t('next')} <Icon name="next" />
          </small>
          <span lang={next.language}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
