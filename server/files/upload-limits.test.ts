import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { files } from '#database/tables.ts';
import { budi } from '#tests/people.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let lines: string[] = [];
afterEach(() => site.close());

const open = async (variables: Record<string, string>) => {
  lines = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  site = await openTestSite({ variables, log });
};
const keepFree = (UPLOADS_KEEP_FREE_MB: number) => {
  site.services.env = { ...site.services.env, UPLOADS_KEEP_FREE_MB };
};
const send = async (caller: TestSite['client']) => caller.file.upload(formWith(await photo()));
const change = (id: number, values: Partial<typeof files.$inferInsert>) =>
  site.db.update(files).set(values).where(eq(files.id, id)).run();
const refused = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });

test('an account that reaches its 24-hour quota is asked to continue tomorrow; others are not affected', async () => {
  await open({ UPLOADS_PER_DAY_MB: '20' });
  const { id } = await send(site.client);
  change(id, { bytes: 20 * 1024 * 1024 });
  const tooMuch = refused('TOO_MANY_REQUESTS', /^You can upload 20 MB in 24 hours.*tomorrow\.$/);
  await expect(send(site.client)).rejects.toMatchObject(tooMuch);
  expect(await site.storedFiles()).toHaveLength(1);
  expect(lines.join()).toContain('UPLOADS_PER_DAY_MB');
  await send(site.administrator);
  change(id, { createdAt: new Date(Date.now() - 24 * 60 * 60 * 1000) });
  await send(site.client);
});

test('deleted files don’t count, and a quota of 0 is no quota', async () => {
  await open({ UPLOADS_PER_DAY_MB: '1' });
  const { id } = await send(site.client);
  change(id, { bytes: 2_000_000 });
  await expect(send(site.client)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await site.client.file.delete({ id });
  await send(site.client);
  await site.close();
  await open({ UPLOADS_PER_DAY_MB: '0' });
  change((await send(site.client)).id, { bytes: 2_000_000_000_000 });
  await send(site.client);
});

test('uploads leave some disk space free; the sender gets a message, and the log names the folder and the setting', async () => {
  await open({ UPLOADS_KEEP_FREE_MB: '100000000' });
  const full = refused('SERVICE_UNAVAILABLE', /^The server’s disk is nearly full/);
  await expect(send(site.client)).rejects.toMatchObject(full);
  expect(await site.storedFiles()).toEqual([]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    folder: site.services.files.folder,
    msg: expect.stringContaining('UPLOADS_KEEP_FREE_MB'),
  });
});

test('an upload over the quota gets 429, and one without disk space 503', async () => {
  await open({ UPLOADS_PER_DAY_MB: '1' });
  const headers = await site.signIn(budi);
  const post = async () =>
    fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body: formWith(await photo()) });
  expect((await post()).status).toBe(200);
  site.db.update(files).set({ bytes: 2_000_000 }).run();
  const answer = await post();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
  site.db.delete(files).run();
  keepFree(100_000_000);
  const noRoom = await post();
  expect([noRoom.status, noRoom.headers.get('retry-after')]).toEqual([503, '10']);
});

test('a picture is not replaced when the disk is nearly full', async () => {
  await open({});
  const { id, filename } = await send(site.client);
  keepFree(100_000_000);
  const form = formWith(await photo({ color: '#003366' }));
  form.set('id', String(id));
  form.set('version', '1');
  await expect(site.client.file.replace(form)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await site.storedFiles()).toEqual([filename]);
});
