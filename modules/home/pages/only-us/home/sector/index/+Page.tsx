import { sectorsPath } from '#modules/home/offers/paths.ts';
import { sector } from '#modules/home/sector/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

export default function Page() {
  return <ListScreen type={sector} path={sectorsPath} />;
}
