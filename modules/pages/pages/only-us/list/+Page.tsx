import { pageWith } from '#modules/pages/page-type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

// A list shows no blocks.
const page = pageWith(() => undefined);

export default function Page() {
  return <ListScreen type={page} path="" />;
}
