import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brands } from '#database/tables.ts';
import type { AnswerTime } from '#lib/brand.ts';
import { jobs } from '#server/jobs/points.ts';
import { runJob } from '#server/jobs/run-jobs.ts';
import { offersOf } from '#server/module/point.ts';
import { usualAnswers } from '#server/rendering/points.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { requests as requestsModule } from './module.ts';
import { requests } from './tables.ts';
import { fieldsOf, send } from './test-requests.ts';

const site = siteOfEachTest();

const weekday = { opens: '08:00', closes: '17:00' };
const hours = [weekday, weekday, weekday, weekday, weekday, null, null];
let sent = 0;

/** Requests at these times, each answered so many minutes later; null for not at all. */
async function answerAfter(minutes: (number | null)[], at = '2026-11-27T02:00:00Z') {
  for (const wait of minutes) {
    sent += 1;
    site.services.now = () => new Date(at);
    await send(site, await fieldsOf(site, { note: `Kardus ${sent}` }), { address: `198.51.${sent}.1` });
    const { id } = site.db.select().from(requests).all().at(-1) ?? { id: 0 };
    site.services.now = () => new Date(Date.parse(at) + (wait ?? 0) * 60_000);
    if (wait !== null) await site.administrator.request.noteReply({ id, way: 'call' });
  }
}

async function measured(now: string) {
  site.services.now = () => new Date(now);
  for (const job of offersOf(requestsModule, jobs)) await runJob(site.services, job);
  return offersOf(requestsModule, usualAnswers)[0]?.(site.services);
}

const promise = (answerTime: AnswerTime) => site.db.update(brands).set({ hours, answerTime }).run();

test('the median answer of a month is known once there are ten, and pages follow', async () => {
  promise('hours2');
  // A Friday, 09:00 in Jakarta.
  await answerAfter([20, 30, 40, 50, 95, 95, 100, 110, 200]);
  expect(await measured('2026-11-27T09:00:00Z')).toBeNull();
  const before = site.services.content.current();
  await answerAfter([240]);
  expect(await measured('2026-11-27T09:00:00Z')).toBe(100);
  expect(site.services.content.current()).toBeGreaterThan(before);
  expect(await measured('2026-12-30T09:00:00Z')).toBeNull();
});

test('a night between counts nothing, and one who still waits counts as long', async () => {
  promise('day');
  // 16:30, answered at 08:10 on Monday.
  await answerAfter(Array(10).fill(63 * 60 + 40), '2026-11-27T09:30:00Z');
  expect(await measured('2026-11-30T02:00:00Z')).toBe(40);
  await answerAfter(Array(11).fill(null), '2026-11-30T02:00:00Z');
  expect(await measured('2026-12-04T02:00:00Z')).toBeNull();
  site.db.update(requests).set({ state: 'spam' }).where(eq(requests.state, 'new')).run();
  expect(await measured('2026-12-04T02:00:00Z')).toBe(40);
});

test.each(['hour', 'unsaid'] as const)(
  'an answer that is later than promised is no boast: %s',
  async (within) => {
    promise(within);
    await answerAfter(Array(10).fill(90));
    expect(await measured('2026-11-27T09:00:00Z')).toBeNull();
  },
);
