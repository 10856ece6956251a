import { useVisit } from '#renderer/only-us/ui/form/use-record-form.ts';
import { CatalogForm } from '../form/CatalogForm.tsx';

export default function Page() {
  return <CatalogForm key={useVisit()} id={null} />;
}
