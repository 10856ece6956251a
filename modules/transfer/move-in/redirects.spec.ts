import { expect, test } from '@playwright/test';
import { posts, siteToMoveIn } from './test-move-in.ts';

const to = siteToMoveIn();
const { upload, call, ask, current, atRest, row } = to;

test('old addresses answer once somebody switches, and an undone move leaves nothing', {
  tag: '@long',
}, async () => {
  await upload(posts(2));
  const { id } = await current();
  await call('run', { id });
  await atRest();
  const visit = () => fetch(`${to.site.url}/item-1/`).then(({ status }) => status);
  expect(await visit()).toBe(404);
  expect(await ask('check', { address: 'https://old.example/item-1/' })).toEqual({
    leadsTo: '/blogs/item-1',
  });
  await call('switch', { id });
  expect(await visit()).toBe(200);
  // A newer export of the same site is for the same move, and old addresses answer meanwhile.
  await upload(posts(3), 'newer.xml');
  const second = await current();
  expect(second.id).not.toBe(id);
  await call('review', { id: second.id });
  expect(await atRest()).toMatchObject({ id, state: 'reviewed', uploads: [{ name: 'newer.xml' }] });
  expect(await visit()).toBe(200);
  expect(await ask('previewUndo', { id })).toMatchObject({ goes: 2, stay: 0 });
  await call('undo', { id });
  expect(await atRest()).toBeNull();
  expect(await visit()).toBe(404);
  expect(row("select what from activity where type = 'site' and area = 'site' order by id").at(-1)).toEqual({
    what: 'tookBack',
  });
});
