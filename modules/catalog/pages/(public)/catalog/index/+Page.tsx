import { useData } from 'vike-react/useData';
import { CatalogShelf } from '#modules/catalog/CatalogShelf.tsx';
import { CatalogView } from '#modules/catalog/CatalogView.tsx';
import { catalogWords } from '#modules/catalog/words.ts';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

export default function Page() {
  const { catalogs, only } = useData<Data>();
  if (only) return <CatalogView shown={only} />;
  return catalogs.length > 0 ? <CatalogShelf catalogs={catalogs} /> : <NoCatalog />;
}

function NoCatalog() {
  const t = useWords(catalogWords);
  return (
    <div className="page-body wrap">
      <h1>{t('catalog')}</h1>
      <EmptyState text={t('none')} />
    </div>
  );
}
