import type { Category } from '#modules/blogs/inputs.ts';
import { blogPath } from '#modules/blogs/words.ts';
import { Icon } from '#renderer/public/Icon.tsx';

interface Props {
  category: Category | null;
  page: number;
  pages: number;
}

/** The ways to newer and older posts. */
export function PageLinks({ category, page, pages }: Props) {
  if (pages < 2) return null;
  return (
    <nav className="page-links" aria-label="Pages" lang="en">
      {page > 1 && (
        <a rel="prev" href={blogPath({ category, page: page - 1 })}>
          <Icon name="previous" /> Newer posts
        </a>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a rel="next" href={blogPath({ category, page: page + 1 })}>
          Older posts <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
