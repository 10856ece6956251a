import { useVisit } from '#renderer/only-us/ui/form/use-record-form.ts';
import { CatalogForm } from '../form/CatalogForm.tsx';

/** A catalog that is new. */
export default function Page() {
  return <CatalogForm key={useVisit()} id={null} />;
}
