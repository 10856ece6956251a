import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { actions, otherAreas } from '#lib/activity.ts';
import { nounsOf } from '#lib/content-type.ts';
import { csvFile, csvRows } from '#lib/csv.ts';
import { localDay, localTime } from '#lib/dates.ts';
import { capitalize } from '#lib/format-message.ts';
import { localize } from '#lib/interface-language.ts';
import {
  type ActivityFilter,
  activityCursor,
  activityFilter,
  linesOf,
  shownLines,
} from '#server/activity/list.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import type { Context } from '#server/context.ts';
import { endpoint, endpoints } from '#server/http/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { inLanguageOf } from '#server/office-language.ts';
import { administratorDownload } from '#server/request/administrator-download.ts';
import type { Services } from '#server/services.ts';
import { administratorProcedure, router } from '#server/trpc.ts';

const aPage = 50;
// tRPC's infinite queries send the direction, too.
const page = z.extend(activityFilter, {
  cursor: z.optional(activityCursor),
  direction: z.optional(z.literal('forward')),
});

const people = preparedQuery((db) =>
  db.select({ id: users.id, name: users.name }).from(users).orderBy(users.name),
);

const activityRouter = router({
  /** `next`: the cursor of the next page; null on the last one. */
  getPage: administratorProcedure
    .input(page)
    .query(({ ctx: { db, sessionId }, input: { cursor, direction: _, ...filter } }) => {
      const found = linesOf(db, filter, cursor, aPage + 1);
      const lines = found.slice(0, aPage);
      const last = found.length > aPage ? lines.at(-1) : undefined;
      return { lines: shownLines(db, lines, sessionId), next: last ? { at: last.at, id: last.id } : null };
    }),

  getChoices: administratorProcedure.query(({ ctx: { db } }) => ({
    people: people(db).all(),
    areas: [
      ...Object.entries(otherAreas).map(([value, label]) => ({ value, label: localize(label) })),
      ...declaredTypes().map(({ name, nouns, noun, single }) => {
        const words = nounsOf({ noun, nouns });
        const label = single ? words.noun : words.nouns;
        return { value: name as string, label: capitalize(label) };
      }),
    ].sort((one, other) => one.label.localeCompare(other.label)),
  })),
});

// A spreadsheet opens no more.
const maxExported = 100_000;
// So many take a few milliseconds; then everybody else gets their turn.
const atOnce = 250;

const header = () => [
  ...[localize('When'), localize('Who'), localize('From'), localize('Session'), localize('What')],
  ...[localize('Area'), localize('Entry'), localize('Title'), localize('Detail')],
];

/** `GET /api/activity.csv`: the lines of a filter as a table, sent while they are read; `from` and `until` in milliseconds. */
function downloadActivity(services: Services) {
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
    const rows = lines.map(({ at, name, source, session, what, type, entry, title, detail }) => [
      ...[timeOf(at), name, source, session ?? '', localize(actions[what] ?? what)],
      ...[type, entry ?? '', title, detail],
    ]);
    const hasRoom = response.write(csvRows(rows));
    const last = lines.at(-1);
    if (!last || lines.length < atOnce) break;
    after = { at: last.at, id: last.id };
    if (!hasRoom) await Promise.race([once(response, 'drain'), closed]);
    // A connection that takes everything at once drains before anybody else has a turn.
    await setImmediate();
  }
  response.end();
}

/** Shows administrators who did what, also as a table to download. */
export const activity = {
  name: 'activity',
  routers: { activity: activityRouter },
  offers: [
    offer(screens, {
      label: 'Activity',
      route: '/only-us/activity',
      words: 'audit log aktivitas riwayat who changed siapa sign-ins',
      order: 911,
      group: 'Setting',
      tabOf: 'Administrator',
      area: 'settings',
    }),
    offer(endpoints, endpoint('/api/activity.csv', downloadActivity)),
  ],
} satisfies SiteModule;
