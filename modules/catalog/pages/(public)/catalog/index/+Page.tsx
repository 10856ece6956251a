import { useData } from 'vike-react/useData';
import { CatalogShelf } from '#modules/catalog/CatalogShelf.tsx';
import { CatalogView } from '#modules/catalog/CatalogView.tsx';
import { catalogWords } from '#modules/catalog/words.ts';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

export default function Page() {
  const { catalogs, only } = useData<Data>();
  const t = useWords(catalogWords);
  if (only) return <CatalogView shown={only} />;
  if (catalogs.length > 0) return <CatalogShelf catalogs={catalogs} />;
  return (
    <div className="page-body wrap">
      <h1>{t('catalog')}</h1>
      <EmptyState text={t('none')} />
    </div>
  );
}
