import { type Category, categories } from '#modules/blogs/inputs.ts';
import { categoryLabels } from '#modules/blogs/labels.ts';
import { blogPath } from '#modules/blogs/paths.ts';
import { FilterLinks } from '#renderer/public/FilterLinks.tsx';

interface Props {
  counts: Record<Category | 'all', number>;
  /** The category that is shown; null for all. */
  current: Category | null;
}

/** Which posts to show. */
export function CategoryFilter({ counts, current }: Props) {
  const used = categories.filter((category) => counts[category] > 0 || category === current);
  const choices = [null, ...used].map((category) => ({
    href: blogPath({ category }),
    name: category ? categoryLabels[category] : 'All',
    count: counts[category ?? 'all'],
    isCurrent: category === current,
    lang: 'en',
  }));
  return <FilterLinks choices={choices} />;
}
