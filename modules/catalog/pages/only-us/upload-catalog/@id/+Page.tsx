import { catalog } from '#modules/catalog/type.ts';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { CatalogForm } from '../form/CatalogForm.tsx';

export default function Page() {
  return <OpenedEntry type={catalog}>{(id) => <CatalogForm key={id} id={id} />}</OpenedEntry>;
}
