import type { SessionUser } from '../auth/session-user.ts';
import type { ModuleContext } from '../module/context.ts';
import type { Summary, SummaryContext, Waiting } from '../module/summary.ts';
import { sidebarOf } from '../rendering/navigation.ts';
import { summary as statistics } from '../statistics/summary.ts';
import { fromModules } from './modules.ts';

// Those of the modules, and of the site itself.
const allSummaries = () => [...fromModules('summary'), statistics];

/** The summaries for this person's dashboard: only of pages in their sidebar. */
export function summariesFor(context: SummaryContext, offered = allSummaries()): Summary[] {
  const mayOpen = placesOf(context.user);
  return offered
    .flatMap((summaries) => summaries(context))
    .filter(mayOpen)
    .map((summary) => ({
      ...summary,
      lastChanges: summary.lastChanges.filter(mayOpen),
      needsAttention: summary.needsAttention.flatMap(({ otherwise, ...item }) =>
        [item, { ...item, route: otherwise ?? item.route }].filter(mayOpen).slice(0, 1),
      ),
    }));
}

/** What waits for this person: only on pages in their sidebar. */
export function waitingFor(context: ModuleContext & { user: SessionUser }): Waiting[] {
  return fromModules('waiting')
    .flatMap((waiting) => waiting(context) ?? [])
    .filter(placesOf(context.user));
}

function placesOf(user: SessionUser) {
  const places = sidebarOf(user).map((item) => item.pathname);
  return ({ route }: { route: string }) =>
    places.some((place) => route === place || route.startsWith(`${place}/`) || route.startsWith(`${place}?`));
}
