import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type * as z from 'zod/mini';
import { actions } from '#lib/activity.ts';
import { csvFile, csvRows } from '#lib/csv.ts';
import { localDay, localTime } from '#lib/dates.ts';
import { localize } from '#lib/interface-language.ts';
import { type ActivityFilter, type activityCursor, activityFilter, linesOf } from '#server/activity/list.ts';
import type { Context } from '#server/context.ts';
import { inLanguageOf } from '#server/office-language.ts';
import { administratorDownload } from '#server/request/administrator-download.ts';
import type { Services } from '#server/services.ts';

// A spreadsheet opens no more.
const maxExported = 100_000;
// So many take a few milliseconds; then everybody else gets their turn.
const atOnce = 250;

const header = () => [
  ...[localize('When'), localize('Who'), localize('From'), localize('Session'), localize('What')],
  ...[localize('Area'), localize('Entry'), localize('Title'), localize('Detail')],
];

/** `GET /api/activity.csv`: the lines of a filter as a table, sent while they are read; `from` and `until` in milliseconds. */
export function downloadActivity(services: Services) {
  return async (request: Request, response: Response) => {
    const asked = await administratorDownload(services, request, response, { confirm: true });
    if (!asked) return;
    const { query } = request;
    const { person, area, type, id } = query;
    const [from, until] = [query.from, query.until].map((at) => (at ? new Date(Number(at)) : undefined));
    const entry = type === undefined ? undefined : { type, id };
    const filter = activityFilter.safeParse({ person, area, from, until, entry });
    if (!filter.success) return void asked.refuse(400, 'Please reload the page.');
    const { context } = asked;
    asked.note({ what: 'exported', type: 'activity' });
    const name = `activity-${localDay(context.now(), context.settings.timeZone)}.csv`;
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('text/csv');
    await inLanguageOf(context.user, () => send(context, filter.data, response));
  };
}

async function send({ db, settings }: Context, filter: ActivityFilter, response: Response) {
  const timeOf = (at: Date) => localTime(at, settings.timeZone).replace('T', ' ');
  const closed = once(response, 'close');
  response.write(csvFile([header()]));
  let after: z.infer<typeof activityCursor> | undefined;
  for (let count = 0; count < maxExported && !response.destroyed; count += atOnce) {
    const lines = linesOf(db, filter, after, atOnce);
    const hasRoom = response.write(csvRows(cellsOf(lines, timeOf)));
    const last = lines.at(-1);
    if (!last || lines.length < atOnce) break;
    after = { at: last.at, id: last.id };
    if (!hasRoom) await Promise.race([once(response, 'drain'), closed]);
    // A connection that takes everything at once drains before anybody else has a turn.
    await setImmediate();
  }
  response.end();
}

type Row = ReturnType<typeof linesOf>[number];

function cellsOf(lines: Row[], localTimeOf: (at: Date) => string): string[][] {
  return lines.map(({ at, name, source, session, what, type, entry, title, detail }) => [
    ...[localTimeOf(at), name, source, session ?? '', localize(actions[what] ?? what)],
    ...[type, entry ?? '', title, detail],
  ]);
}
