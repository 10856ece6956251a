import './neighbours.css';
import { Icon } from '#renderer/public/Icon.tsx';

interface Neighbour {
  slug: string;
  title: string;
  language: string;
}

/** The ways to the posts before and after this one. */
export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  if (!previous && !next) return null;
  return (
    <nav className="post-neighbours" aria-label="More posts">
      {previous && (
        <a rel="prev" href={`/blogs/${previous.slug}`}>
          <small lang="en">
            <Icon name="previous" /> Previous
          </small>
          <span lang={previous.language}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={`/blogs/${next.slug}`}>
          <small lang="en">
            Next <Icon name="next" />
          </small>
          <span lang={next.language}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
