import { figure } from '#modules/home/figure/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

/** The figures of the home page. */
export default function Page() {
  return <ListScreen type={figure} />;
}
