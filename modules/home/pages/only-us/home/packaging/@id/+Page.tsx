import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/home/packaging/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { recordId } from '#renderer/only-us/record/record-id.ts';
import { ProductForm } from '../ProductForm.tsx';

/** One product to change. */
export default function Page() {
  const id = recordId(usePageContext().routeParams);
  const isThere = useData() !== null;
  const { data: product } = api.packaging.get.useQuery({ id }, { enabled: isThere });
  if (!isThere) {
    return <NotFound title={t('notFound')} link={{ label: t('toList'), href: '/only-us/home/packaging' }} />;
  }
  return product && <ProductForm key={id} product={product} />;
}
