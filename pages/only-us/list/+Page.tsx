import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { say } from '#lib/interface-language.ts';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { listedType } from './listed-type.ts';

/** The list of any content type that has no screen of its own. Every other address of the back office leads nowhere. */
export default function Page() {
  const { urlPathname } = usePageContext();
  const type = useData() ? listedType(urlPathname) : undefined;
  if (!type) {
    const dashboard = { label: say('Go to the dashboard'), href: '/only-us/dashboard' };
    return <NotFound title={say('There is nothing here')} link={dashboard} />;
  }
  return <ListScreen key={type.name} type={type} />;
}
