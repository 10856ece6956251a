import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { ServiceForm } from '../ServiceForm.tsx';

/** A service that is there already. */
export default function Page() {
  const id = Number(usePageContext().routeParams.id);
  const { data: service } = api.service.get.useQuery({ id });
  return service ? <ServiceForm key={id} service={service} /> : null;
}
