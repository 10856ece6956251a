import { galleryPath } from '#modules/gallery/paths.ts';
import { FilterLinks } from '#renderer/public/FilterLinks.tsx';

interface Props {
  types: { slug: string; name: string; count: number }[];
  /** The word of the type that is shown; null for all. */
  current: string | null;
}

/** Which pictures to show. */
export function TypeFilter({ types, current }: Props) {
  const all = types.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { href: galleryPath({}), name: 'All', count: all, isCurrent: current === null, lang: 'en' },
    ...types.map(({ slug, name, count }) => ({
      href: galleryPath({ type: slug }),
      name,
      count,
      isCurrent: slug === current,
    })),
  ];
  return <FilterLinks choices={choices} />;
}
