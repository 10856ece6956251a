import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { pageContent } from '../form/block-parts.tsx';
import { PageForm } from '../form/PageForm.tsx';

export default function Page() {
  return <OpenedEntry type={pageContent}>{(id) => <PageForm id={id} />}</OpenedEntry>;
}
