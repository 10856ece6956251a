import { formsPath } from '#modules/forms/paths.ts';
import { form } from '#modules/forms/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

export default function Page() {
  return <ListScreen type={form} path={formsPath} />;
}
