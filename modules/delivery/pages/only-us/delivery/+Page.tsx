import { deliveryArea } from '#modules/delivery/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

export default function Page() {
  return <ListScreen type={deliveryArea} />;
}
