import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { requestFilter } from './list.ts';
import { requests } from './tables.ts';
import { fieldsOf, send } from './test-requests.ts';

const site = siteOfEachTest();

test('ten thousand requests are exported, others get their turn meanwhile, and each notes it', async () => {
  await send(site, await fieldsOf(site));
  const [{ id: _, ...like } = expect.fail()] = site.db.select().from(requests).all();
  site.db.transaction((tx) => {
    for (let number = 1; number < 10_000; number += 1) {
      const row = { ...like, reference: `R${number}`, formKey: `F${number}`, note: `Catatan ${number}` };
      tx.insert(requests).values(row).run();
    }
  });
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 0);
  const { text, count } = await site.administrator.request.export({ search: '' });
  clearInterval(others);
  expect(turns).toBeGreaterThan(20);
  expect(count).toBe(10_000);
  expect(text.trimEnd().split('\r\n')).toHaveLength(10_001);
  const noted = site.db.$client
    .prepare("SELECT count(*) AS n FROM request_events WHERE kind = 'exported'")
    .get();
  expect(noted).toEqual({ n: 10_000 });
  expect((await site.administrator.request.getAll(requestFilter.parse({ page: 500 }))).requests).toHaveLength(
    20,
  );
});
