import express from 'express';
import ChartColumn from 'lucide-react/icons/chart-column';
import type { Week } from '#lib/weeks.ts';
import { entryFacts } from '#server/content/points.ts';
import { endpoints } from '#server/http/points.ts';
import { jobs } from '#server/jobs/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { contextOf } from '#server/request/create-context.ts';
import { assistantTools } from '#server/request/points.ts';
import type { Services } from '#server/services.ts';
import { type Summary, type SummaryContext, summaries } from '#server/site/points.ts';
import { visits } from '#server/visits/points.ts';
import { labelOf } from './labels.ts';
import { daysBetween, periods, readNames, views } from './report.ts';
import { statisticsRouter } from './router.ts';
import { statistics as counters, removeOldStatistics, storeStatistics } from './statistics.ts';

/** Counts what visitors do, without following them (docs/decisions/0068). */
export const statistics = {
  name: 'statistics',
  routers: { statistics: statisticsRouter },
  offers: [
    offer(assistantTools, {
      name: 'read_statistics',
      does: 'How often visitors opened pages, searched and asked, in the last 7, 30, 90 or 365 days and before',
      right: 'statistics',
      calls: 'statistics.get',
      input: { type: 'object', properties: { period: { enum: [...periods] } }, required: ['period'] },
    }),
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

/** `POST /api/views`: a prefetched page reports that it was opened (`script/report-opened.ts`). */
function receiveOpened(services: Services): express.Router {
  const readBody = express.urlencoded({ limit: '8kb', extended: false, parameterLimit: 5 });
  return express.Router().use(readBody, async (request, response) => {
    const { url, referrer } = request.body ?? {};
    const { preview, closed } = await contextOf(services, request);
    // Staff have a preview, too.
    if (!preview && !closed && typeof url === 'string')
      services.service(counters).countOpened(request, { url, referrer: String(referrer ?? '') });
    response.status(204).end();
  });
}

function summary(context: SummaryContext): Summary {
  const { db, weeks } = context;
  const visitsIn = ({ firstDay, lastDay }: Week) =>
    daysBetween(db)
      .all({ firstDay, lastDay })
      .reduce((sum, { visits }) => sum + visits, 0);
  return {
    title: 'Visits',
    route: '/only-us/statistics',
    needsAttention: [],
    weekly: { label: 'Visits', counts: weeks.map(visitsIn), mostRead: mostReadIn(context) },
  };
}

function mostReadIn(context: SummaryContext) {
  const { firstDay = '', lastDay = '' } = context.weeks.at(-1) ?? {};
  const { rows } = readNames(context.db, 'page', { days: [firstDay, lastDay], before: [firstDay] }, 1);
  const [{ name: path } = { name: '' }] = rows;
  return path ? { title: labelOf(context, 'page', path) ?? path, path } : undefined;
}
