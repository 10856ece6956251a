import type { Summary, SummaryContext } from '../module.ts';
import { sidebarOf } from '../rendering/navigation.ts';
import { fromModules } from './modules.ts';

/** The summaries for this person's dashboard: only of pages in their sidebar. */
export function summariesFor(context: SummaryContext, offered = fromModules('summary')): Summary[] {
  const places = sidebarOf(context.user).map((item) => item.pathname);
  const mayOpen = ({ route }: { route: string }) =>
    places.some((place) => route === place || route.startsWith(`${place}/`) || route.startsWith(`${place}?`));
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
