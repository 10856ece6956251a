import * as z from 'zod/mini';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { otherAreas } from '#lib/activity.ts';
import { nounsOf } from '#lib/content-type.ts';
import { capitalize } from '#lib/format-message.ts';
import { localize } from '#lib/interface-language.ts';
import { activityCursor, activityFilter, linesOf, shownLines } from '#server/activity/list.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { endpoint, endpoints } from '#server/http/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { downloadActivity } from './download.ts';

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
