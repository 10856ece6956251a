import { page } from '#modules/pages/page-type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

export default function Page() {
  return <ListScreen type={page} path="" />;
}
