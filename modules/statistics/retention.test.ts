import { expect, test } from 'vitest';
import { runJob } from '#server/jobs/run-jobs.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { removeOldStatistics, statistics, storeStatistics } from './statistics.ts';
import { statisticsDays, statisticsNames } from './tables.ts';

const site = siteOfEachTest();

const setClock = (day: string) => {
  site.services.now = () => new Date(`${day}T12:00+07:00`);
};
const runJobs = async () => {
  for (const job of [storeStatistics, removeOldStatistics]) await runJob(site.services, job);
};
const storedDays = () =>
  site.db
    .select()
    .from(statisticsDays)
    .all()
    .map(({ day }) => day);
const namesOf = (day: string) =>
  site.db
    .select()
    .from(statisticsNames)
    .all()
    .filter((row) => row.day === day);

test('two years are stored, and older days removed', async () => {
  for (const day of ['2024-11-23', '2024-11-24', '2025-06-01', '2026-11-23']) {
    setClock(day);
    site.service(statistics).countSearch({ words: 'palet', hasResults: true });
    site.service(statistics).write();
  }
  await runJobs();
  expect(storedDays()).toEqual(['2024-11-24', '2025-06-01', '2026-11-23']);
  expect(namesOf('2024-11-23')).toEqual([]);
  expect(namesOf('2024-11-24')).toHaveLength(1);
  const { days, daysBefore } = await site.administrator.statistics.get({ period: 365 });
  expect([daysBefore[0], days.at(-1)]).toEqual(['2024-11-24', '2026-11-23']);
});

test('after three months the rare names of a day become one, and no count is lost', async () => {
  setClock('2026-08-24');
  for (let index = 0; index < 80; index += 1) {
    const words = `kata ${index}`;
    site.service(statistics).countSearch({ words, hasResults: true });
    if (index < 40) site.service(statistics).countSearch({ words, hasResults: true });
  }
  await runJobs();
  setClock('2026-11-22');
  await runJobs();
  expect(namesOf('2026-08-24')).toHaveLength(80);
  setClock('2026-11-23');
  await runJobs();
  const names = namesOf('2026-08-24');
  expect(names).toHaveLength(51);
  expect(names.filter(({ count }) => count === 2)).toHaveLength(40);
  expect(names.find(({ name }) => name === '…')).toMatchObject({ count: 30 });
  expect(names.reduce((sum, { count }) => sum + count, 0)).toBe(120);
});
