import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { requests } from './tables.ts';
import { fieldsOf, send } from './test-requests.ts';

const site = siteOfEachTest();

const stored = () => site.db.select().from(requests).all();

test('a flood from many addresses is stopped, too, but nobody who took the time to read the form', async () => {
  // A form may be sent five times.
  for (let form = 0; form < 125; form += 1) {
    const fields = await fieldsOf(site, {}, 5);
    const sent = [1, 2, 3, 4, 5].map((time) =>
      send(site, { ...fields, note: `Permintaan ${form}, ${time}` }, { address: `198.${form}.${time}.7` }),
    );
    await Promise.all(sent);
  }
  expect(stored()).toHaveLength(600);
  expect((await send(site, await fieldsOf(site, {}, 5))).status).toBe(429);
  expect((await send(site, await fieldsOf(site, {}, 10))).status).toBe(303);
});

test('neighbours in one part of the network share a limit', async () => {
  for (let index = 0; index < 80; index += 1) {
    const address = `198.51.100.${index}`;
    await send(site, await fieldsOf(site, { note: `Permintaan ${index}` }), { address });
  }
  expect(stored()).toHaveLength(60);
});
