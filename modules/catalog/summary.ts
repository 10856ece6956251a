import type { Queries } from '#database/client.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { countDownloads } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { publishedCatalogs } from './published.ts';

const route = catalogType.list;

export function summary({ db, weeks }: SummaryContext): Summary {
  const byWeek = weeks.map(({ firstDay, lastDay }) => countDownloads(db, { from: firstDay, to: lastDay }));
  return {
    title: 'Catalog',
    route,
    needsAttention: attention(db),
    weekly: { label: 'Catalog downloads', counts: byWeek },
  };
}

function attention(db: Queries): Summary['needsAttention'] {
  const published = publishedCatalogs(db);
  if (published.length === 0) {
    return [{ title: 'The catalog', route, why: 'is empty until you upload one' }];
  }
  const files = '/only-us/global-setting/file-manager?undescribed';
  return published
    .filter(({ picture, pages }) => !picture.alt && pages === null)
    .map(({ title }) => ({ title, route: files, otherwise: route, why: 'has no alternative text' }));
}
