import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { pagesRoute } from '#modules/pages/paths.ts';
import { t } from '#modules/pages/texts.ts';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { recordId } from '#renderer/only-us/record/record-id.ts';
import { PageForm } from '../form/PageForm.tsx';

/** One page to edit. */
export default function Page() {
  const id = recordId(usePageContext().routeParams);
  const exists = useData() !== null;
  if (!exists) return <NotFound title={t('notFound')} link={{ label: t('toList'), href: pagesRoute }} />;
  return <PageForm key={id} id={id} />;
}
