import { galleryPath } from '#modules/gallery/paths.ts';
import { FilterLinks } from '#renderer/public/FilterLinks.tsx';
import { useWords } from '#renderer/public/language.ts';
import { siteWords } from '#renderer/public/words.ts';

interface Props {
  types: { slug: string; name: string; count: number }[];
  /** The word of the type that is shown; null for all. */
  current: string | null;
}

/** Which pictures to show. */
export function TypeFilter({ types, current }: Props) {
  const t = useWords(siteWords);
  const all = types.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { href: galleryPath({}), name: t('all'), count: all, isCurrent: current === null },
    ...types.map(({ slug, name, count }) => ({
      href: galleryPath({ type: slug }),
      name,
      count,
      isCurrent: slug === current,
    })),
  ];
  return <FilterLinks choices={choices} />;
}
