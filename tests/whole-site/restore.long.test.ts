import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SQLite from '#database/driver.mjs';
import { createArchive } from '#modules/backups/archive/archive.ts';
import { runCommand } from '#server/commands/run.ts';
import { createFormToken } from '#server/forms/form-token.ts';
import { day } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
const database = () => at('vinci.db');
const tomorrow = new Date(Date.now() + day);
const post = (title: string) => ({
  ...({ title, slug: title.toLowerCase(), category: 'TECHNOLOGY', language: 'id', author: 'Budi' } as const),
  ...{ coverId: null, excerpt: '', location: '', employmentType: null, closesAt: null, publishedAt: null },
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Halo.' }] }],
  } as const,
});

/** Sends the form of a visitor, who opened it a minute ago. */
async function statusOfRequest(site: TestSite) {
  const { consent } = await site.guest.request.getForm();
  const token = createFormToken(site.env.AUTH_SECRET, new Date(site.services.now().getTime() - 60_000));
  const body = new URLSearchParams({ token, consent, name: 'Dewi Lestari', phone: '0812-3456-7890' });
  const headers = { origin: site.origin };
  return (await fetch(`${site.address}/contact`, { method: 'POST', body, headers, redirect: 'manual' }))
    .status;
}

// A backup of a site with a scheduled post, one with a date in the future, and an email about a request.
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-restore-'));
  const site = await openTestSite({ file: database() });
  const { id } = await site.client.blog.create({ ...post('Palet'), status: 'draft' } as never);
  await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: tomorrow });
  await site.client.blog.create({ ...post('Kardus'), status: 'published', publishedAt: tomorrow } as never);
  const recipients = [site.people.sari.id];
  await site.administrator.requestSettings.update({
    version: 1,
    ...{ formOn: true, months: 12, recipients },
  });
  expect(await statusOfRequest(site)).toBe(303);
  await createArchive({ database: database(), uploads: site.env.UPLOADS_DIR }, at('site.tar.gz'));
  await site.close();
  vi.stubEnv('DATABASE_URL', `file:${database()}`);
  vi.stubEnv('UPLOADS_DIR', at('uploads'));
  vi.stubEnv('AUTH_SECRET', 'a secret of the tests');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Runs a command, and returns what it printed. */
async function run(...words: string[]) {
  const lines: string[] = [];
  await runCommand(words, (line) => lines.push(line));
  return lines.join('\n');
}

/** What the command printed, and what waits in the restored site. */
async function restore(answer?: string) {
  const lines: string[] = [];
  const ask =
    answer === undefined ? undefined : async (question: string) => `${lines.push(question) && answer}`;
  await runCommand(['restore', at('site.tar.gz')], (line) => lines.push(line), ask);
  const site = await openTestSite({ file: database() });
  const { scheduled } = await site.administrator.site.getSummary();
  const mails = site.db.$client.prepare('select count(*) from notifications').pluck().get();
  const drafts = (await site.client.blog.getAll({})).posts.filter(({ status }) => status === 'draft');
  await site.close();
  return {
    text: lines.join('\n'),
    waiting: scheduled.map(({ title, failed }) => `${title}${failed ? `: ${failed}` : ''}`),
    mails,
    drafts: drafts.map(({ title }) => title).sort(),
  };
}

const listed =
  /by themselves:\n.*: publish the post “Palet”\n.*: publish the post “Kardus”\n {2}Emails about requests and the like: 1/;
const kept = { waiting: ['Palet', 'Kardus'], mails: 1, drafts: ['Palet'] };
const paused = {
  waiting: ['Palet: A backup was restored. Schedule it again, or cancel it.'],
  mails: 0,
  drafts: ['Kardus', 'Palet'],
};

test('a restore without anybody to ask pauses what would happen by itself, and lists it', async () => {
  const { text, ...found } = await restore();
  expect(text).toMatch(listed);
  expect(text).toContain('They are paused');
  expect(found).toEqual(paused);
});

test.each([
  ['y', kept],
  ['', paused],
])('it asks the operator, and %j is an answer', async (answer, expected) => {
  const { text, ...found } = await restore(answer);
  expect(text).toContain('Keep them? Otherwise they are paused. [y/N]');
  expect(found).toEqual(expected);
});

test('everybody is signed out, who was removed since stays out, and the activity says so', async () => {
  const site = await openTestSite({ file: database() });
  await site.signedIn(budi);
  await run('backup', at('own.tar.gz'));
  expect(site.db.$client.prepare('select source, what from activity order by id desc').get()).toEqual({
    ...{ source: 'command', what: 'backedUp' },
  });
  const { user } = await site.apiOf(await site.signedIn(sari));
  await user.delete({ id: site.people.budi.id });
  await site.close();
  expect(await run('restore', at('own.tar.gz'))).toContain(`stay deactivated: ${budi.email}.`);
  const db = new SQLite(database());
  const all = (sql: string) => db.prepare(sql).pluck().all();
  expect(all('select id from sessions')).toEqual([]);
  expect(all(`select active from users where email = '${budi.email}'`)).toEqual([0]);
  expect(all(`select active from users where email = '${sari.email}'`)).toEqual([1]);
  expect(all('select what from activity order by id desc').at(0)).toBe('rolledBack');
  db.close();
  expect(await run('restore', '--back')).toContain('The site is as it was before the restore of');
  const back = new SQLite(database());
  expect(back.prepare('select id from users where email = ?').get(budi.email)).toBeUndefined();
  expect(back.prepare('select what from activity order by id desc').pluck().get()).toBe('wentBack');
  back.close();
});

test('who is removed after a restore stays out when that is undone, and everybody else is as before it', async () => {
  const site = await openTestSite({ file: database() });
  const { user } = site.administrator;
  const add = async (name: string) => {
    const { id } = await user.create({ name, email: `${name}@vinci.example`, role: 'client' });
    return { id };
  };
  const [eka, dewi] = [await add('eka'), await add('dewi')];
  await user.deactivate(eka);
  await run('backup', at('own.tar.gz'));
  await user.activate(eka);
  await add('ani');
  await site.close();
  await run('restore', at('own.tar.gz'));
  const restored = await openTestSite({ file: database() });
  await restored.administrator.user.delete({ id: restored.people.budi.id });
  await restored.administrator.user.deactivate(dewi);
  await restored.close();
  expect(await run('restore', '--back')).toContain(`stay deactivated: ${budi.email}, dewi@vinci.example.`);
  const db = new SQLite(database());
  const active = db.prepare(
    "select email from users where active = 1 and email like '%@vinci.example' order by email",
  );
  expect(active.pluck().all()).toEqual(['ani@vinci.example', 'eka@vinci.example', sari.email]);
  db.close();
});
