import { banner } from '#modules/home/banner/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

export default function Page() {
  return <ListScreen type={banner} />;
}
