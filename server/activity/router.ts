import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { otherAreas } from '#lib/activity.ts';
import { nounsOf } from '#lib/content-type.ts';
import { csvFile, csvRows } from '#lib/csv.ts';
import { localTime } from '#lib/dates.ts';
import { say } from '#lib/interface-language.ts';
import { declaredTypes } from '../content/declared-types.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { whoActs } from './actor.ts';
import { activityCursor, activityFilter, cellsOf, linesOf, peopleIn, shownLines } from './list.ts';
import { recordActivity } from './record.ts';

const aPage = 50;
// A spreadsheet opens no more.
const mostExported = 100_000;
// So many take a few milliseconds; then everybody else gets their turn.
const atOnce = 250;

const header = () => [
  ...[say('When'), say('Who'), say('From'), say('Session'), say('What')],
  ...[say('Area'), say('Entry'), say('Title'), say('Detail')],
];

// tRPC's infinite queries send the direction, too.
const page = z.extend(activityFilter, {
  cursor: z.optional(activityCursor),
  direction: z.optional(z.literal('forward')),
});

/** `activity`: what was done in the back office and by commands. */
export const activityRouter = router({
  /** A page of the lines, the newest first. `next`: where the next page begins; null on the last one. */
  getPage: administratorProcedure
    .input(page)
    .query(({ ctx: { db, sessionId }, input: { cursor, direction: _, ...filter } }) => {
      const found = linesOf(db, filter, cursor, aPage + 1).all();
      const lines = found.slice(0, aPage);
      const last = found.length > aPage ? lines.at(-1) : undefined;
      return { lines: shownLines(db, lines, sessionId), next: last ? { at: last.at, id: last.id } : null };
    }),

  /** What the lines can be narrowed down to. */
  getChoices: administratorProcedure.query(({ ctx: { db } }) => ({
    people: peopleIn(db),
    areas: [
      ...Object.entries(otherAreas).map(([value, label]) => ({ value, label: say(label) })),
      ...declaredTypes().map(({ name, nouns, noun, single }) => {
        const words = nounsOf({ noun, nouns });
        const label = single ? words.noun : words.nouns;
        return { value: name as string, label: label.charAt(0).toUpperCase() + label.slice(1) };
      }),
    ].sort((one, other) => one.label.localeCompare(other.label)),
  })),

  /** The lines as a table, which is a line itself. */
  export: administratorProcedure
    .meta({ changesPublic: false, confirm: true })
    .input(activityFilter)
    .mutation(async ({ ctx: { db, now, settings }, input }) => {
      const timeOf = (at: Date) => localTime(at, settings.timeZone).replace('T', ' ');
      let text = csvFile([header()]);
      let after: z.infer<typeof activityCursor> | undefined;
      for (let count = 0; count < mostExported; count += atOnce) {
        await setImmediate();
        const lines = linesOf(db, input, after, atOnce).all();
        text += csvRows(cellsOf(lines, timeOf));
        after = lines.at(-1);
        if (after) after = { at: after.at, id: after.id };
        if (lines.length < atOnce) break;
      }
      recordActivity(db, whoActs(), { what: 'exported', type: 'activity' });
      return { name: `activity-${timeOf(now()).slice(0, 10)}.csv`, text };
    }),
});
