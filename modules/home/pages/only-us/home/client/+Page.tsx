import { client } from '#modules/home/client/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

export default function Page() {
  return <ListScreen type={client} />;
}
