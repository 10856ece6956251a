import { page } from '#modules/pages/page-type.ts';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { PageForm } from '../form/PageForm.tsx';

export default function Page() {
  return <OpenedEntry type={page}>{(id) => <PageForm id={id} />}</OpenedEntry>;
}
