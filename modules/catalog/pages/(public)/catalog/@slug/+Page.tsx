import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { CatalogView } from '#modules/catalog/CatalogView.tsx';
import { catalogsPath, catalogsRoute } from '#modules/catalog/paths.ts';
import { catalogWords } from '#modules/catalog/words.ts';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

export default function Page() {
  const shown = useData<Data>();
  const { site } = usePageContext();
  const t = useWords(catalogWords);
  const { title, status } = shown.catalog;
  return (
    <>
      {status === 'draft' && (
        <div className="staff-note screen-only" role="note">
          {t('draft')} <a href={catalogsRoute}>{t('edit')}</a>
        </div>
      )}
      <div className="catalog-top wrap">
        <Breadcrumbs
          above={[{ label: t('catalog'), path: catalogsPath }]}
          label={title}
          address={site.address}
        />
      </div>
      <CatalogView shown={shown} />
    </>
  );
}
