import { useVisit } from '#renderer/only-us/ui/form/use-record-form.ts';
import { PageForm } from '../form/PageForm.tsx';

export default function Page() {
  return <PageForm key={useVisit()} id={null} />;
}
