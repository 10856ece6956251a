import { navigate } from 'vike/client/router';
import { mayLeave } from '../../ui/form/unsaved.ts';

interface History {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

/** One step back in the browser's history while that stays in the back office; to the dashboard otherwise. */
export function goBack(): void {
  if (hasStepBack()) window.history.back();
  else if (mayLeave()) void navigate('/only-us/dashboard');
}

// https://developer.mozilla.org/docs/Web/API/Navigation: knows what the step before was. The old API knows only that
// there was one, which may have been the sign-in page.
function hasStepBack() {
  const { navigation } = window as { navigation?: History };
  if (!navigation) return window.history.length > 1;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.url?.startsWith(`${window.location.origin}/only-us/`) ?? false;
}
