import { useVisit } from '#renderer/only-us/ui/form/use-entry-id.ts';
import { PageForm } from '../form/PageForm.tsx';

/** A page that is new. */
export default function Page() {
  return <PageForm key={useVisit()} id={null} />;
}
