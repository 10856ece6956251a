import { useData } from 'vike-react/useData';
import { PictureRows } from '#modules/gallery/PictureRows.tsx';
import { galleryPath } from '#modules/gallery/paths.ts';
import { galleryWords } from '#modules/gallery/words.ts';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { FilterLinks } from '#renderer/public/FilterLinks.tsx';
import { LargePictures } from '#renderer/public/LargePictures.tsx';
import { useWords } from '#renderer/public/language.ts';
import { PageLinks } from '#renderer/public/PageLinks.tsx';
import { siteWords } from '#renderer/public/words.ts';
import type { Data } from './+data.ts';

export default function Page() {
  const { type, types, pictures, page, pages } = useData<Data>();
  const t = useWords(galleryWords);
  return (
    <div className="page-body wrap">
      <h1>{types.find(({ slug }) => slug === type)?.name ?? t('gallery')}</h1>
      {pictures.length > 0 ? (
        <>
          <TypeFilter types={types} type={type} />
          <PictureRows pictures={pictures} priority />
          <LargePictures pictures={pictures} />
        </>
      ) : (
        <EmptyState text={t('none')} />
      )}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(wanted) => galleryPath({ type, page: wanted })}
        before={t('previous')}
        after={t('more')}
      />
    </div>
  );
}

function TypeFilter({ types, type: current }: Pick<Data, 'types' | 'type'>) {
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
