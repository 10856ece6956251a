import { localize } from '#lib/interface-language.ts';
import { NotFound } from '#renderer/only-us/ui/base/NotFound.tsx';

export default function Page() {
  const dashboard = { label: localize('Go to the dashboard'), href: '/only-us/dashboard' };
  return <NotFound title={localize('There is nothing here')} link={dashboard} />;
}
