import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { listedType } from './listed-type.ts';

const dashboard = { label: 'Go to the dashboard', href: '/only-us/dashboard' };

/** The list of any content type that has no screen of its own. Every other address of the back office leads nowhere. */
export default function Page() {
  const { urlPathname } = usePageContext();
  const type = useData() ? listedType(urlPathname) : undefined;
  if (!type) return <NotFound title="There is nothing here" link={dashboard} />;
  return <ListScreen key={type.name} type={type} />;
}
