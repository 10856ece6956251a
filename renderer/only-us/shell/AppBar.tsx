import ArrowLeft from 'lucide-react/icons/arrow-left';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { isWithin, titleOf } from '../titles.ts';
import { QuietIconButton } from '../ui/base/QuietButton.tsx';
import { mayLeave } from '../ui/base/unsaved.ts';
import { FindButton } from './FindButton.tsx';
import { type Person, UserMenu } from './UserMenu.tsx';

/** Above every screen: a back button, the screen's title and who is signed in. */
export function AppBar({ user }: { user: Person | null }) {
  const { urlPathname, sidebar } = usePageContext();
  // The screen of the sidebar that this page belongs to, unless it is that screen itself.
  const above = sidebar.find(({ pathname }) => urlPathname !== pathname && isWithin(urlPathname, pathname));
  return (
    <header className="app-bar">
      <QuietIconButton size="3" label={localize('Back')} onClick={() => goBack(above?.route ?? null)}>
        <ArrowLeft size={20} aria-hidden />
      </QuietIconButton>
      {/* It stays when the screen changes, so screen readers announce where one has come to. */}
      <h1 className="truncate" aria-live="polite">
        {titleOf(urlPathname, sidebar)}
      </h1>
      <FindButton />
      {user && <UserMenu user={user} />}
    </header>
  );
}

/**
 * From a page below a list (`list`, its path) to that list, as it was left; from any other screen one step back in the
 * browser's history. When the step before was outside of the back office: to the dashboard.
 */
function goBack(list: string | null): void {
  if (isStepBefore((path) => (list ? path === list : path.startsWith('/only-us/')))) window.history.back();
  else if (mayLeave()) void navigate(list ?? '/only-us/dashboard');
}

// Where a browser doesn't know it, the step before may have been anything, the sign-in page too.
function isStepBefore(isWanted: (path: string) => boolean) {
  const steps = window.navigation;
  const before = steps?.entries()[(steps.currentEntry?.index ?? 0) - 1];
  if (!before?.url) return false;
  const { origin, pathname } = new URL(before.url);
  return origin === window.location.origin && isWanted(pathname);
}
