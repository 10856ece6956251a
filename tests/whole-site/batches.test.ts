import { expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

test('a call of a batch reads what the calls that it makes itself return', async () => {
  const { id } = await site.administrator.galleryType.create({ name: 'Peti' });
  const headers = { ...(await site.signIn(sari)), 'Content-Type': 'application/json' };
  const duplicate = { type: 'galleryType', action: 'duplicate', ids: [id] };
  const body = JSON.stringify({ 0: { json: duplicate }, 1: { json: { ...duplicate, action: 'delete' } } });
  const path = '/content.changeMany,content.changeMany?batch=1';
  const answer = await fetch(`${site.address}/api/trpc${path}`, { method: 'POST', headers, body });
  const [made, deleted] = await answer.json();
  expect(made.result.data.json).toEqual({ done: [id], failed: [], created: [id + 1] });
  expect(deleted.result.data.json).toEqual({ done: [id], failed: [], created: [] });
});
