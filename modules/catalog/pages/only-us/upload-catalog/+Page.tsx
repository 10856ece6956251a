import './upload-catalog.css';
import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { t } from '#modules/catalog/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { NotLoaded } from '#renderer/only-us/ui/list/NotLoaded.tsx';
import { CatalogForm } from './CatalogForm.tsx';
import { History } from './History.tsx';
import { ShownCatalog } from './ShownCatalog.tsx';

/** The catalog that visitors see, a new one for them, and those before it. */
export default function Page() {
  const query = api.catalog.getAll.useQuery();
  const [uploading, upload] = useState(false);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { data } = query;
  const shown = data.catalogs.find(({ isShown }) => isShown);
  return (
    <>
      {shown ? (
        <>
          <ShownCatalog catalog={shown} downloads={data.downloads} onUpload={() => upload(true)} />
          <History catalogs={data.catalogs} shown={shown} />
        </>
      ) : (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <Button onClick={() => upload(true)}>{t('upload')}</Button>
        </EmptyState>
      )}
      {uploading && <CatalogForm onClose={() => upload(false)} />}
    </>
  );
}
