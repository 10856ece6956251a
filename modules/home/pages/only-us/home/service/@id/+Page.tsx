import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/home/service/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { recordId } from '#renderer/only-us/record/record-id.ts';
import { ServiceForm } from '../ServiceForm.tsx';

/** One service to change. */
export default function Page() {
  const id = recordId(usePageContext().routeParams);
  const isThere = useData() !== null;
  const { data: service } = api.service.get.useQuery({ id }, { enabled: isThere });
  if (!isThere) {
    return <NotFound title={t('notFound')} link={{ label: t('toList'), href: '/only-us/home/service' }} />;
  }
  return service && <ServiceForm key={id} service={service} />;
}
