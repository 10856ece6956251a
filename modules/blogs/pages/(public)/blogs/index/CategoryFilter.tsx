import { type Category, categories } from '#modules/blogs/inputs.ts';
import { blogPath, categoryNames } from '#modules/blogs/words.ts';

interface Props {
  counts: Record<Category | 'all', number>;
  /** The category that is shown; null for all. */
  current: Category | null;
}

/** Which posts to show, as plain links with their counts. With posts of one category only there is nothing to choose. */
export function CategoryFilter({ counts, current }: Props) {
  const used = categories.filter((category) => counts[category] > 0 || category === current);
  if (used.length < 2) return null;
  return (
    <nav className="category-filter" aria-label="Filter" lang="en">
      <ul>
        {[null, ...used].map((category) => (
          <li key={category}>
            <a href={blogPath({ category })} aria-current={category === current ? 'page' : undefined}>
              {category ? categoryNames[category] : 'All'} <span>{counts[category ?? 'all']}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
