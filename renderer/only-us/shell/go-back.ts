import { navigate } from 'vike/client/router';
import { mayLeave } from '../ui/form/unsaved.ts';

interface Entry {
  url: string | null;
}

interface History {
  currentEntry: { index: number } | null;
  entries(): Entry[];
}

/**
 * From a page below a list (`list`, its path) to that list, as it was left; from any other screen one step back in the
 * browser's history. When the step before was outside of the back office: to the dashboard.
 */
export function goBack(list: string | null): void {
  if (isStepBefore((path) => (list ? path === list : path.startsWith('/only-us/')))) window.history.back();
  else if (mayLeave()) void navigate(list ?? '/only-us/dashboard');
}

// https://developer.mozilla.org/docs/Web/API/Navigation: knows what the step before was. Where a browser doesn't have it,
// the step before may have been anything, the sign-in page too.
function isStepBefore(isWanted: (path: string) => boolean) {
  const { navigation } = window as { navigation?: History };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (!before?.url) return false;
  const { origin, pathname } = new URL(before.url);
  return origin === window.location.origin && isWanted(pathname);
}
