import { PageForm } from '../form/PageForm.tsx';

/** A page that is new. */
export default function Page() {
  return <PageForm page={null} />;
}
