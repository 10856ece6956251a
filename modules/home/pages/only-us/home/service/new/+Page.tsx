import { ServiceForm } from '../ServiceForm.tsx';

/** A new service. */
export default function Page() {
  return <ServiceForm service={null} />;
}
