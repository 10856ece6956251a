import { useData } from 'vike-react/useData';
import { CatalogView } from '#modules/catalog/CatalogView.tsx';
import { catalogsPath } from '#modules/catalog/paths.ts';
import { catalog } from '#modules/catalog/type.ts';
import { catalogWords } from '#modules/catalog/words.ts';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { DraftNote } from '#renderer/public/DraftNote.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

export default function Page() {
  const shown = useData<Data>();
  const t = useWords(catalogWords);
  const { title, status } = shown.catalog;
  return (
    <>
      {status === 'draft' && <DraftNote form={catalog.list} />}
      <div className="catalog-top wrap">
        <Breadcrumbs above={[{ label: t('catalog'), path: catalogsPath }]} label={title} />
      </div>
      <CatalogView shown={shown} />
    </>
  );
}
