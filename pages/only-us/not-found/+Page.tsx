import { NotFound } from '#renderer/only-us/record/NotFound.tsx';

const dashboard = { label: 'Go to the dashboard', href: '/only-us/dashboard' };

/** Any address of the back office that leads nowhere. */
export default function Page() {
  return <NotFound title="There is nothing here" link={dashboard} />;
}
