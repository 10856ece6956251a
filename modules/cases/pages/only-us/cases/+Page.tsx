import { caseStudy } from '#modules/cases/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

export default function Page() {
  return <ListScreen type={caseStudy} />;
}
