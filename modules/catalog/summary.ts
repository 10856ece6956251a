import type { Summary, SummaryContext } from '#server/module.ts';
import { countDownloads } from './downloads.ts';
import { catalogHistory } from './history.ts';

const route = '/only-us/upload-catalog';

/** The catalog's card on the dashboard. */
export function summary({ db, weeks }: SummaryContext): Summary {
  const catalogs = catalogHistory(db);
  const byWeek = weeks.map(({ firstDay, lastDay }) => countDownloads(db, { from: firstDay, to: lastDay }));
  const newestFirst = [...catalogs].sort((one, other) => other.shownAt.getTime() - one.shownAt.getTime());
  return {
    title: 'Catalog',
    route,
    counts: [
      { label: 'downloads', count: countDownloads(db) },
      { label: 'this week', count: byWeek.at(-1) ?? 0 },
    ],
    lastChanges: newestFirst.slice(0, 5).map(({ name, shownAt }) => ({ title: name, route, at: shownAt })),
    needsAttention: attention(catalogs),
    weekly: { label: 'Catalog downloads', counts: byWeek },
  };
}

function attention(catalogs: ReturnType<typeof catalogHistory>): Summary['needsAttention'] {
  const shown = catalogs.find(({ isShown }) => isShown);
  if (!shown) return [{ title: 'The catalog', route, why: 'is not there yet, so its page is empty' }];
  if (shown.picture.alt || shown.pages !== null) return [];
  const files = '/only-us/global-setting/file-manager?undescribed';
  return [{ title: 'The catalog', route: files, otherwise: route, why: 'has no alternative text' }];
}
