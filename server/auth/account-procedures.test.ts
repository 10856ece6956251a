import { afterEach, expect, test, vi } from 'vitest';
import { letPass, minute } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();
afterEach(() => void vi.useRealTimers());

const apiOf = async (person: typeof budi | typeof sari) => site.apiOf(await site.signedIn(person));
const upload = async () => (await site.client.file.upload(formWith(await photo()))).id;
const code = (code: string) => expect.objectContaining({ code });

test('anybody changes name, by-line and portrait of their own account, and nothing else', async () => {
  const { account } = site.client;
  const { version, fields } = await account.get();
  expect(fields).toEqual({ name: budi.name, byline: '', portraitId: null });
  const portraitId = await upload();
  await account.update({ name: ' Budi S. ', byline: 'Tim Gudang', portraitId, version });
  const changed = await account.get();
  expect(changed.fields).toEqual({ name: 'Budi S.', byline: 'Tim Gudang', portraitId });
  expect(changed.portrait?.filename).toMatch(/\.webp$|\.jpg$|\.png$/);
  const [first, second] = await site.administrator.user.getAll();
  expect([first?.portrait?.filename, second?.portrait]).toEqual([changed.portrait?.filename, null]);
  await expect(account.update({ ...changed.fields, version })).rejects.toEqual(code('CONFLICT'));
  const more = { ...changed.fields, version: changed.version, role: 'administrator' };
  await expect(account.update(more)).rejects.toEqual(code('BAD_REQUEST'));
  await expect(account.update({ ...changed.fields, name: ' ', version: 1 })).rejects.toThrow(
    'Name is required.',
  );
});

test('a portrait can’t be deleted, isn’t listed as unused, and says whose it is', async () => {
  const { account, file } = site.client;
  const portraitId = await upload();
  await account.update({ name: budi.name, byline: '', portraitId, version: 1 });
  const sentence = '“Portrait of Budi Santoso” (/only-us/my-account)';
  await expect(file.delete({ id: portraitId })).rejects.toThrow(sentence);
  expect(await file.getIds({ unused: true })).not.toContain(portraitId);
  await account.update({ name: budi.name, byline: '', portraitId: null, version: 2 });
  await file.delete({ id: portraitId });
});

test('a person sees and ends their own sessions only', async () => {
  const elsewhere = await site.signedIn(budi);
  const saris = await site.signedIn(sari);
  const here = await apiOf(budi);
  const sessions = await here.account.getSessions();
  expect(sessions.map(({ current }) => current)).toHaveLength(2);
  const [other] = sessions.filter(({ current }) => !current);
  const [theirs] = await (await site.apiOf(saris)).account.getSessions();
  await here.account.endSession({ id: theirs?.id ?? '' });
  expect((await saris.session()).user.email).toBe(sari.email);
  await here.account.endSession({ id: other?.id ?? '' });
  expect(await elsewhere.session()).toEqual({});
  const third = await site.signedIn(budi);
  await here.account.endOtherSessions();
  expect(await third.session()).toEqual({});
  expect(await here.account.getSessions()).toMatchObject([{ current: true }]);
  expect((await saris.session()).user.email).toBe(sari.email);
});

test('a session says when it was last used, to the hour', async () => {
  const browser = await site.signedIn(budi);
  const lastUse = async () => (await site.client.account.getSessions())[0]?.usedAt.getTime() ?? 0;
  const first = await lastUse();
  expect(Math.abs(first - Date.now())).toBeLessThan(minute);
  letPass(90 * minute);
  await browser.session();
  expect((await lastUse()) - first).toBeGreaterThan(89 * minute);
});
