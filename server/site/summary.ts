import type { Database } from '#database/client.ts';
import { modules } from '#modules/index.ts';
import type { SessionUser } from '../auth/session-user.ts';
import type { SiteModule, Summary, Week } from '../module.ts';
import { sidebarOf } from '../navigation.ts';

/** What every area tells the dashboard of this person: only of pages that their sidebar leads to. */
export function summariesFor(
  db: Database,
  user: SessionUser,
  weeks: Week[],
  areas: readonly SiteModule[] = modules,
): Summary[] {
  const places = sidebarOf(user).map((item) => item.pathname);
  const mayOpen = ({ route }: { route: string }) =>
    places.some((place) => route === place || route.startsWith(`${place}/`) || route.startsWith(`${place}?`));
  return areas
    .flatMap((area) => area.summary?.(db, user, weeks) ?? [])
    .filter(mayOpen)
    .map((summary) => ({
      ...summary,
      lastChanges: summary.lastChanges.filter(mayOpen),
      needsAttention: summary.needsAttention.flatMap(({ otherwise, ...item }) =>
        [item, { ...item, route: otherwise ?? item.route }].filter(mayOpen).slice(0, 1),
      ),
    }));
}
