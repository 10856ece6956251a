import { and, eq, gte, min, ne, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { readSettings } from '#database/site-settings.ts';
import { localTime } from '#lib/dates.ts';
import { answerDue, openMinutes, workingMinutes } from '#lib/opening-hours.ts';
import { readBrand } from '#server/brand/read-brand.ts';
import { type Changing, oncePerChange } from '#server/content/once-per-change.ts';
import type { Job } from '#server/jobs/points.ts';
import { requestEvents, requests } from './tables.ts';

const anHour = 60 * 60_000;
const fewest = 10;

const receivedSince = preparedQuery((db) => {
  const { id, state, createdAt: sent } = requests;
  const isReply = and(eq(requestEvents.requestId, id), eq(requestEvents.kind, 'replied'));
  return db
    .select({ sent, state, replied: min(requestEvents.at) })
    .from(requests)
    .leftJoin(requestEvents, isReply)
    .where(and(gte(sent, sql.param(sql.placeholder('since'), sent)), ne(state, 'spam')))
    .groupBy(id);
});

export const usualAnswer = oncePerChange(medianAnswer);

/** Answering changes no page: they are rendered again when they would show another time. */
export const measureAnswers: Job = {
  failure: 'The answer time could not be measured',
  every: anHour,
  run(services) {
    if (medianAnswer(services) !== usualAnswer(services)) services.content.bump();
  },
};

/** In minutes of opening hours, rounded up to ten. Null for few answers in 30 days, or if it is no better than the promise. */
function medianAnswer({ db, now }: Changing): number | null {
  const found = receivedSince(db).all({ since: new Date(now().getTime() - 30 * 24 * anHour) });
  if (found.filter(({ replied }) => replied).length < fewest) return null;
  const { timeZone } = readSettings(db);
  const { hours, answerTime } = readBrand(db);
  // Who still waits counts, too.
  const waits = found.filter(({ replied, state }) => replied || state === 'new');
  const answers = waits.map(({ sent, replied }) => {
    const [from, to] = [localTime(sent, timeZone), localTime(replied ?? now(), timeZone)];
    const due = answerDue(from, hours, answerTime);
    return { minutes: openMinutes(from, to, hours), isInTime: due !== null && to <= due };
  });
  const median = answers.sort((one, other) => one.minutes - other.minutes)[Math.floor(answers.length / 2)];
  if (!median?.isInTime) return null;
  const usual = Math.max(10, 10 * Math.ceil(median.minutes / 10));
  return usual < (workingMinutes[answerTime] ?? Number.POSITIVE_INFINITY) ? usual : null;
}
