import { banner } from '#modules/home/banner/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

/** The banners of the home page. */
export default function Page() {
  return <ListScreen type={banner} />;
}
