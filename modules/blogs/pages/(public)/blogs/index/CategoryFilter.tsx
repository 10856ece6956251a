import { type Category, categories } from '#modules/blogs/choices.ts';
import { blogPath } from '#modules/blogs/paths.ts';
import { blogWords } from '#modules/blogs/words.ts';
import { FilterLinks } from '#renderer/public/FilterLinks.tsx';
import { useWords } from '#renderer/public/language.ts';
import { siteWords } from '#renderer/public/words.ts';

interface Props {
  counts: Record<Category | 'all', number>;
  /** The category that is shown; null for all. */
  current: Category | null;
}

/** Which posts to show. */
export function CategoryFilter({ counts, current }: Props) {
  const t = useWords(blogWords);
  const all = useWords(siteWords)('all');
  const used = categories.filter((category) => counts[category] > 0 || category === current);
  const choices = [null, ...used].map((category) => ({
    href: blogPath({ category }),
    name: category ? t(category) : all,
    count: counts[category ?? 'all'],
    isCurrent: category === current,
  }));
  return <FilterLinks choices={choices} />;
}
