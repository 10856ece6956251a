import ChartColumn from 'lucide-react/icons/chart-column';
import { entryFacts } from '#server/content/points.ts';
import { endpoints } from '#server/http/points.ts';
import { jobs } from '#server/jobs/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { summaries } from '#server/site/points.ts';
import { visits } from '#server/visits/points.ts';
import { receiveOpened } from './receive-opened.ts';
import { removeOldStatistics, storeStatistics } from './retention.ts';
import { statisticsRouter } from './router.ts';
import { statistics as counters } from './statistics.ts';
import { summary } from './summary.ts';
import { views } from './views.ts';

/** Counts what visitors do, without following them (docs/decisions/0068). */
export const statistics = {
  name: 'statistics',
  routers: { statistics: statisticsRouter },
  offers: [
    offer(screens, {
      label: 'Statistics',
      route: '/only-us/statistics',
      order: 7,
      icon: ChartColumn,
      area: 'statistics',
    }),
    offer(summaries, summary),
    offer(visits, (services) => {
      const opened = services.service(counters);
      return (visit) => opened.count(visit);
    }),
    offer(entryFacts, views),
    offer(endpoints, { path: '/api/views', method: 'post', handler: receiveOpened }),
    offer(jobs, storeStatistics, removeOldStatistics),
  ],
} satisfies SiteModule;
