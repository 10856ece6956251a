import { say } from '#lib/interface-language.ts';
import { NotFound } from '#renderer/only-us/ui/NotFound.tsx';

export default function Page() {
  const dashboard = { label: say('Go to the dashboard'), href: '/only-us/dashboard' };
  return <NotFound title={say('There is nothing here')} link={dashboard} />;
}
