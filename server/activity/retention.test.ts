import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { activityKept, removeOldActivity } from './retention.ts';
import { activity } from './tables.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const day = 86_400_000;
const titles = () =>
  site.db
    .select({ title: activity.title })
    .from(activity)
    .all()
    .map(({ title }) => title);
function add(title: string, daysAgo: number, id?: number) {
  const at = new Date(site.services.now().getTime() - daysAgo * day);
  const rest = { name: '', source: 'site', what: 'updated', type: 'site', area: 'site', detail: '' } as const;
  site.db
    .insert(activity)
    .values({ ...rest, id, at, title })
    .run();
}

test('lines are kept as long as the settings say, and the oldest of more than a million go first', async () => {
  site.db.$client.exec('delete from activity');
  add('three years', 1100);
  add('25 months', 760);
  add('23 months', 700);
  add('today', 0);
  expect(activityKept(site.db, site.services.now())).toMatchObject({ lines: 4, old: 2 });
  await removeOldActivity.run(site.services);
  expect(titles()).toEqual(['23 months', 'today']);
  const [{ id = 0 } = {}] = site.db.select().from(activity).all();
  add('a million later', 0, id + 1_000_000);
  await removeOldActivity.run(site.services);
  expect(titles()).toEqual(['today', 'a million later']);
});
