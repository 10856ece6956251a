import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '#database/tables.ts';
import type { NotificationChoice } from '#lib/account-inputs.ts';
import { createFormToken } from '#server/forms/form-token.ts';
import { runJob } from '#server/jobs/run-jobs.ts';
import { sendNotifications } from '#server/notifications/send.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
// In Jakarta the day before, at 15.00.
const start = new Date('2026-11-23T08:00:00Z');
const sevenInJakarta = new Date('2026-11-24T00:00:00Z');

let folder: string;
let site: TestSite;
let now: Date;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
/** What the mail server answers instead of 250. */
let answers: Record<string, string>;

/** Starts the site, or starts it again. */
async function open(variables: Record<string, string> = {}) {
  await site?.close();
  const file = path.join(folder, 'vinci.db');
  site = await openTestSite({ file, variables: { EMAIL_SERVER: mailbox.url, ...variables } });
  site.services.now = () => now;
}
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-notifications-'));
  now = start;
  answers = {};
  mailbox = await openMailbox(answers);
  await open();
});
afterEach(async () => {
  await site.close();
  site = undefined as never;
  mailbox.close();
  rmSync(folder, { recursive: true });
});

const send = () => runJob(site.services, sendNotifications);
const letters = () =>
  mailbox.letters
    .splice(0)
    .map(({ to, text }) => `${to.split('@')[0]}: ${/^Subject: (.*)$/m.exec(text)?.[1]}`);
const choose = (
  kind: string,
  choice: NotificationChoice,
  who: 'administrator' | 'client' = 'administrator',
) => site[who].account.chooseNotification({ kind, choice });
/** The instant in this many hours. */
const wait = (hours: number) => {
  now = new Date(now.getTime() + hours * hour);
};

/** A visitor asks for something. */
async function ask(note: string) {
  const { consent } = await site.guest.request.getForm();
  const token = createFormToken(site.env.AUTH_SECRET, new Date(now.getTime() - 60_000));
  const body = new URLSearchParams({ token, consent, note, name: 'Dewi', phone: '0812-3456-7890' });
  const headers = { origin: site.origin };
  const sent = await fetch(`${site.address}/contact`, { method: 'POST', body, headers, redirect: 'manual' });
  expect(sent.status).toBe(303);
}

const post = {
  ...({ title: 'Palet', slug: 'palet', category: 'TECHNOLOGY', language: 'id', author: 'Budi' } as const),
  ...{ coverId: null, excerpt: '', location: '', employmentType: null, closesAt: null, publishedAt: null },
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Halo.' }] }] },
  status: 'draft',
};

/** Somebody with a link comments on a draft, which was also scheduled and can't be published. */
async function commentAndFail() {
  const { id } = await site.client.blog.create(post as never);
  const { url } = await site.client.content.share({ type: 'blog', id });
  const said = new URLSearchParams({ kind: 'comment', name: 'Rina', text: 'Rahasia' });
  expect((await fetch(url, { method: 'POST', body: said, redirect: 'manual' })).status).toBe(303);
  const at = new Date(now.getTime() + 60_000);
  await site.client.content.schedule({ type: 'blog', id, action: 'publish', at });
  site.db.$client.exec(`update blog_posts set title = '' where id = ${id}`);
  now = at;
  await site.services.schedules.runDue();
}

test('as delivered, people get what they got: requests, backups and publication at once, the rest in the back office', async () => {
  const { kinds, canMail } = await site.administrator.account.getNotifications();
  expect(canMail).toBe(true);
  expect(kinds.map(({ name, choice }) => `${name} ${choice}`)).toEqual([
    'requests mail',
    'backups mail',
    'remarks office',
    'publications mail',
    'schedules office',
    'disks office',
  ]);
  await ask('Kardus');
  await commentAndFail();
  await send();
  expect(letters()).toEqual([expect.stringMatching(/^sari: New request /)]);
  // The dashboard has them.
  const { attention, scheduled } = await site.client.site.getSummary();
  expect(attention.filter(({ why }) => why.includes('has a comment by'))).toHaveLength(1);
  expect(scheduled).toHaveLength(1);
});

test('people see the kinds that are for them alone, and choose no other', async () => {
  const { kinds } = await site.client.account.getNotifications();
  expect(kinds.map(({ name }) => name)).toEqual(['remarks', 'publications', 'schedules']);
  for (const kind of ['backups', 'requests', 'nonsense'])
    await expect(choose(kind, 'mail', 'client')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  // Who sees no content hears nothing of it.
  site.db.update(users).set({ right: 'sales' }).where(eq(users.id, site.people.budi.id)).run();
  expect((await site.client.account.getNotifications()).kinds).toEqual([]);
});

test('remarks and failed schedules come at once for who wants that, in their language, without a stranger’s words', async () => {
  site.db.update(users).set({ language: 'id' }).where(eq(users.id, site.people.budi.id)).run();
  await choose('remarks', 'mail', 'client');
  await choose('schedules', 'mail', 'client');
  await commentAndFail();
  await send();
  const texts = mailbox.letters.map(({ text }) => text).join('\n');
  expect(letters()).toHaveLength(2);
  expect(texts).toContain('Orang yang membuka pratinjau menulis komentar.');
  expect(texts).toContain('Tidak terbit: ');
  expect(texts).not.toMatch(/Rahasia|Rina/);
  expect(texts).toContain(`Pilih email yang Anda terima: ${site.origin}/only-us/my-account#notifications`);
  await send();
  expect(letters()).toEqual([]);
});

test('the digest comes once a day at seven on the clocks of the site, with all that is new, and not without', async () => {
  await choose('requests', 'digest');
  await choose('remarks', 'digest');
  for (const note of ['satu', 'dua']) await ask(note);
  await commentAndFail();
  now = new Date(sevenInJakarta.getTime() - 60_000);
  await send();
  expect(letters()).toEqual([]);
  now = sevenInJakarta;
  await send();
  const [{ text } = { text: '' }] = mailbox.letters;
  expect(letters()).toEqual(['sari: Daily digest of Vinci']);
  expect(text.match(/\* New request/g)).toHaveLength(2);
  expect(text).toContain('* Comment on the preview: ');
  expect(text).toContain(`${site.origin}/only-us/requests/1`);
  // Not again, also after a restart, and what is new since waits for the next one.
  await ask('tiga');
  for (const hours of [1, 10, 10]) {
    wait(hours);
    await open();
    await send();
  }
  expect(letters()).toEqual([]);
  now = new Date(sevenInJakarta.getTime() + day);
  await send();
  await send();
  expect(mailbox.letters.map((one) => one.text.match(/\* New request/g)?.length)).toEqual([1]);
  letters();
  wait(24);
  await send();
  expect(letters()).toEqual([]);
});

test('with the mail server away at seven the digest comes later, whole and once', async () => {
  await choose('requests', 'digest');
  await ask('satu');
  now = sevenInJakarta;
  answers['RCPT TO'] = '451 try again later';
  for (let hours = 0; hours < 5; hours += 1) {
    await send();
    wait(1);
    await open();
  }
  expect(mailbox.letters).toEqual([]);
  await ask('dua');
  delete answers['RCPT TO'];
  for (let hours = 0; hours < 3; hours += 1) {
    await send();
    wait(1);
  }
  expect(mailbox.letters.map(({ text }) => text.match(/\* New request/g)?.length)).toEqual([2]);
});

test('what is only in the back office isn’t mailed, nor is what was chosen away before it was sent', async () => {
  await choose('requests', 'office');
  await ask('satu');
  await send();
  await choose('requests', 'mail');
  await ask('dua');
  await choose('requests', 'office');
  await send();
  wait(24);
  await send();
  expect(letters()).toEqual([]);
  expect((await site.administrator.site.getSummary()).waiting).toHaveLength(1);
  const { isUnnoticed } = await site.administrator.request.getAll({ search: '', size: 20, page: 1 });
  expect(isUnnoticed).toBe(true);
});

test('an account that was deactivated, deleted, or may see it no more gets nothing', async () => {
  const { id: budi } = site.people.budi;
  const change = { version: 1, formOn: true, months: 12 };
  await site.administrator.requestSettings.update({ ...change, recipients: [budi, site.people.sari.id] });
  for (const who of ['client', 'administrator'] as const) await choose('requests', 'digest', who);
  await ask('satu');
  await site.administrator.user.deactivate({ id: budi });
  await site.administrator.requestSettings.update({ ...change, version: 2, recipients: [budi] });
  now = sevenInJakarta;
  await send();
  expect(letters()).toEqual([]);
  await site.administrator.user.activate({ id: budi });
  await ask('dua');
  await site.administrator.user.delete({ id: budi });
  wait(24);
  await send();
  expect(letters()).toEqual([]);
});

test('what is over by then is left out, and a digest of nothing isn’t sent', async () => {
  await choose('requests', 'digest');
  await choose('remarks', 'digest');
  await ask('satu');
  await commentAndFail();
  await site.administrator.request.delete({ id: 1 });
  await site.client.content.seeRemarks({ type: 'blog', id: 1 });
  now = sevenInJakarta;
  await send();
  expect(letters()).toEqual([]);
  expect(site.db.$client.prepare('select count(*) from notifications').pluck().get()).toBe(0);
});

test('of two kinds one at once and one in the digest, each comes its way, also when a person changes their mind', async () => {
  await choose('remarks', 'digest');
  await commentAndFail();
  await ask('satu');
  await send();
  expect(letters()).toEqual([expect.stringMatching(/^sari: New request /)]);
  now = sevenInJakarta;
  await choose('remarks', 'mail');
  await send();
  expect(letters()).toEqual([expect.stringMatching(/^sari: Comment on the preview/)]);
});
