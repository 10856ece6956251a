import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const later = (seconds: number) => {
  const now = site.services.now();
  site.services.now = () => new Date(now.getTime() + seconds * 1000);
};
const nobody = { people: [], otherTab: false };
const sari = (id: number, hidden = false) =>
  site.administrator.content.enterForm({ type: 'blog', id, tab: 'tabofsari', hidden });
const budi = (id: number, tab = 'tabofbudi') =>
  site.client.content.enterForm({ type: 'blog', id, tab, hidden: false });

test('two people in the same form see each other’s names until one of them leaves', async () => {
  expect(await sari(1)).toEqual(nobody);
  expect(await budi(1)).toEqual({ people: ['Sari'], otherTab: false });
  expect(await sari(1)).toEqual({ people: ['Budi Santoso'], otherTab: false });
  expect(await budi(2)).toEqual(nobody);
  await site.client.content.leaveForm({ type: 'blog', id: 1, tab: 'tabofbudi' });
  expect(await sari(1)).toEqual(nobody);
});

test('a second tab of the same person isn’t another person', async () => {
  await budi(1);
  expect(await budi(1, 'secondtab')).toEqual({ people: [], otherTab: true });
  expect(await sari(1)).toEqual({ people: ['Budi Santoso'], otherTab: false });
});

test('who stops reporting is gone after 40 seconds, in a background tab later', async () => {
  await budi(1);
  later(39);
  expect(await sari(1)).toMatchObject({ people: ['Budi Santoso'] });
  later(1);
  expect(await sari(1, true)).toEqual(nobody);
  later(100);
  expect(await budi(1)).toMatchObject({ people: ['Sari'] });
});

test('nobody removes somebody else’s form', async () => {
  await sari(1);
  await site.client.content.leaveForm({ type: 'blog', id: 1, tab: 'tabofsari' });
  expect(await budi(1)).toMatchObject({ people: ['Sari'] });
});

test('thousands of forms take no more memory than a thousand', async () => {
  await sari(1);
  for (let form = 2; form < 1200; form += 1) await budi(form);
  expect(await budi(1)).toEqual(nobody);
  expect(await sari(1100)).toMatchObject({ people: ['Budi Santoso'] });
});
