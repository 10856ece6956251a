import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sessions } from '#database/tables.ts';
import { createAccount } from '#server/auth/accounts.ts';
import { runJob } from '#server/jobs/run-jobs.ts';
import { sendNotifications } from '#server/notifications/send.ts';
import { notifications } from '#server/notifications/tables.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { sari } from '#tests/people.ts';
import { openTestSite, siteOfEachTest } from '#tests/test-site.ts';
import { deleteExpiredRequests } from './request.ts';
import { requests } from './tables.ts';
import { fieldsOf, send } from './test-requests.ts';

const site = siteOfEachTest();

const day = 24 * 60 * 60_000;
const stored = () => site.db.select().from(requests).all();
const mails = sendNotifications;

const delivered = { version: 1, formOn: true, months: 12, recipients: [] };

function wait(time: number) {
  const now = new Date(site.services.now().getTime() + time);
  site.services.now = () => now;
}

async function ask(fields: Record<string, string> = {}) {
  expect((await send(site, await fieldsOf(site, fields))).status).toBe(303);
}

test('requests are deleted after twelve months, with their history', async () => {
  await ask();
  const id = stored()[0]?.id ?? 0;
  await site.administrator.request.addNote({ id, text: 'Catatan' });
  wait(364 * day);
  await runJob(site.services, deleteExpiredRequests);
  expect(stored()).toHaveLength(1);
  wait(3 * day);
  await runJob(site.services, deleteExpiredRequests);
  expect(stored()).toEqual([]);
  expect(site.db.$client.prepare('SELECT count(*) AS n FROM request_events').get()).toEqual({ n: 0 });
});

test('a longer storage doesn’t break the promise that earlier visitors got', async () => {
  await ask({ note: 'satu' });
  await site.administrator.requestSettings.update({ ...delivered, months: 24 });
  const { consent } = await site.guest.request.getForm();
  expect(consent).toBe('1-24-id');
  await ask({ note: 'dua' });
  wait(400 * day);
  await runJob(site.services, deleteExpiredRequests);
  expect(stored().map(({ note }) => note)).toEqual(['dua']);
});

test('a shorter storage holds for all', async () => {
  await ask();
  await site.administrator.requestSettings.update({ ...delivered, months: 1 });
  wait(32 * day);
  await runJob(site.services, deleteExpiredRequests);
  expect(stored()).toEqual([]);
});

test('of two people who change the settings at once, the second one gets a conflict', async () => {
  const change = { ...delivered, months: 6 };
  await site.administrator.requestSettings.update(change);
  const late = site.administrator.requestSettings.update({ ...change, months: 9 });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(site.administrator.requestSettings.update({ ...change, months: 0 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('one person’s data is exported and deleted, by number or email address, and nobody else’s', async () => {
  await ask({ note: 'satu' });
  await ask({ note: 'dua', phone: '+62 812 3456 7890' });
  await ask({ name: 'Budi', phone: '0812-3456-7891' });
  await ask({ name: 'Citra', phone: '', email: 'Citra@Toko.example' });
  const contact = '0812 3456 7890';
  expect(await site.administrator.request.findPerson({ contact })).toEqual({ count: 2 });
  const { text, photos } = await site.administrator.request.exportPerson({ contact });
  const data = JSON.parse(text);
  expect(photos).toEqual([]);
  expect(data.map(({ note }: { note: string }) => note)).toEqual(['satu', 'dua']);
  expect(text).not.toMatch(/formKey|contentKey|Budi/);
  expect(await site.administrator.request.deletePerson({ contact })).toEqual({ count: 2 });
  expect(await site.administrator.request.deletePerson({ contact: 'citra@toko.EXAMPLE' })).toEqual({
    count: 1,
  });
  expect(stored().map(({ name }) => name)).toEqual(['Budi']);
  expect(site.logged.join('')).not.toMatch(/81234567890|citra/i);
  await expect(site.administrator.request.findPerson({ contact: 'Budi' })).rejects.toThrow(
    'Enter a phone number',
  );
});

test('what is deleted is no longer in the database file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-deleted-'));
  const file = path.join(folder, 'vinci.db');
  await site.close();
  Object.assign(site, await openTestSite({ file }));
  await ask({ name: 'Zulaikha', phone: '', email: 'zulaikha@toko.example' });
  await ask({ name: 'Budi' });
  site.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  expect(await readFile(file, 'latin1')).toMatch(/zulaikha/i);
  await site.administrator.request.deletePerson({ contact: 'zulaikha@toko.example' });
  site.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  const bytes = await readFile(file, 'latin1');
  expect(bytes).not.toMatch(/zulaikha/i);
  expect(bytes).toContain('Budi');
  await rm(folder, { recursive: true });
});

async function withMailServer(answers: Record<string, string>) {
  const mailbox = await openMailbox(answers);
  await site.close();
  Object.assign(
    site,
    await openTestSite({ variables: { EMAIL_SERVER: mailbox.url, EMAIL_FROM: 'vinci@vinci.example' } }),
  );
  return mailbox;
}

const chooseRecipients = (recipients: string[]) =>
  site.administrator.requestSettings.update({ ...delivered, recipients });

/** Adds another administrator. */
const addAni = () =>
  createAccount(site.db, { email: 'ani@vinci.example', name: 'Ani', role: 'administrator' });

/** What the dashboard says about requests. */
async function attention() {
  const { areas } = await site.administrator.site.getSummary();
  return areas.find(({ title }) => title === 'Requests')?.needsAttention;
}

test('until somebody chooses, the first administrator gets the emails; with nobody, the office is warned', async () => {
  const mailbox = await withMailServer({});
  expect(await site.administrator.requestSettings.get()).toMatchObject({ mailed: [site.people.sari.id] });
  await ask();
  await runJob(site.services, mails);
  expect(mailbox.letters.map(({ to }) => to)).toEqual(['sari@vinci.example']);
  expect(await attention()).toEqual([]);
  await chooseRecipients([]);
  expect(await attention()).toMatchObject([{ title: 'Nobody', urgent: true }]);
  const { isUnnoticed } = await site.administrator.request.getAll({ search: '', size: 20, page: 1 });
  expect(isUnnoticed).toBe(true);
  mailbox.close();
});

test('a mailbox that refuses an email is named and not tried again, and the others get theirs', async () => {
  const answers: Record<string, string> = { 'RCPT TO:<SARI@VINCI.EXAMPLE>': '550 no such user' };
  const mailbox = await withMailServer(answers);
  const recipients = [site.people.sari.id, await addAni()];
  await chooseRecipients(recipients);
  await ask();
  await runJob(site.services, mails);
  expect(mailbox.letters.map(({ to }) => to)).toEqual(['ani@vinci.example']);
  expect(await attention()).toMatchObject([{ title: 'Sari', urgent: true }]);
  expect(site.auth.mailer.failedAt()).toBeNull();
  wait(6 * day);
  await runJob(site.services, mails);
  expect(site.db.select().from(notifications).all()).toMatchObject([{ failures: 1 }]);
  const { refused } = await site.administrator.requestSettings.get();
  expect(refused).toEqual([site.people.sari.id]);
  // Somebody has put it right.
  delete answers['RCPT TO:<SARI@VINCI.EXAMPLE>'];
  await site.administrator.requestSettings.retryRefused();
  await runJob(site.services, mails);
  expect(mailbox.letters.map(({ to }) => to)).toEqual(['ani@vinci.example', 'sari@vinci.example']);
  expect(await attention()).toEqual([]);
  mailbox.close();
});

test('an email that fails doesn’t hold up the others', async () => {
  const mailbox = await withMailServer({ 'RCPT TO:<SARI@VINCI.EXAMPLE>': '451 try again later' });
  await chooseRecipients([site.people.sari.id, await addAni()]);
  await ask();
  await runJob(site.services, mails);
  expect(mailbox.letters.map(({ to }) => to)).toEqual(['ani@vinci.example']);
  mailbox.close();
});

test('a mail server that is set up after months sends no emails about old requests', async () => {
  await ask();
  expect(site.db.select().from(notifications).all()).toHaveLength(1);
  wait(8 * day);
  await runJob(site.services, mails);
  expect(site.db.select().from(notifications).all()).toEqual([]);
});

test('chosen accounts get an email about a new request, with nothing that the visitor typed', async () => {
  const mailbox = await withMailServer({});
  await chooseRecipients([site.people.sari.id, site.people.budi.id]);
  await ask({ name: 'Dewi', note: 'Rahasia', email: 'dewi@toko.example' });
  await ask({ note: 'Iklan', homepage: 'x' });
  await runJob(site.services, mails);
  expect(mailbox.letters.map(({ to }) => to).sort()).toEqual(['budi@vinci.example', 'sari@vinci.example']);
  const [{ text = '' } = {}] = mailbox.letters;
  const [request] = stored();
  expect(text).toContain(`New request ${request?.reference}`);
  expect(text).toContain(`${site.origin}/only-us/requests/${request?.id}`);
  expect(text).not.toMatch(/Dewi|Rahasia|toko/);
  expect(site.db.select().from(notifications).all()).toEqual([]);
  mailbox.close();
});

test('an email says which request came in another language than the first', async () => {
  const mailbox = await withMailServer({});
  await chooseRecipients([site.people.sari.id]);
  await ask();
  site.db.update(requests).set({ language: 'en' }).run();
  await ask({ note: 'Kedua' });
  await runJob(site.services, mails);
  expect(
    mailbox.letters.map(({ text }) => /A visitor asks for a quote[^.]*\./.exec(text)?.[0]).sort(),
  ).toEqual(['A visitor asks for a quote in English.', 'A visitor asks for a quote.']);
  mailbox.close();
});

test('with the mail server away for a day the request is stored, the dashboard says so, and the email comes late', async () => {
  const answers: Record<string, string> = { 'RCPT TO': '451 try again later' };
  const mailbox = await withMailServer(answers);
  await ask();
  for (let hour = 0; hour < 24; hour += 1) {
    await runJob(site.services, mails);
    wait(60 * 60_000);
  }
  expect(stored()).toHaveLength(1);
  expect(await attention()).toMatchObject([{ title: '1 email', route: '/only-us/requests/settings' }]);
  expect(site.db.select().from(notifications).all()).toMatchObject([{ failures: 24 }]);
  delete answers['RCPT TO'];
  await runJob(site.services, mails);
  expect(mailbox.letters.map(({ to }) => to)).toEqual(['sari@vinci.example']);
  expect(site.db.select().from(notifications).all()).toEqual([]);
  mailbox.close();
});

test('a request that was deleted sends no email any more', async () => {
  const mailbox = await withMailServer({});
  await ask();
  await site.administrator.request.delete({ id: stored()[0]?.id ?? 0 });
  await runJob(site.services, mails);
  expect(mailbox.letters).toEqual([]);
  mailbox.close();
});

test('a job that fails is logged without what was typed, and doesn’t stop the site', async () => {
  site.db.$client.exec('DROP TABLE request_settings');
  await runJob(site.services, deleteExpiredRequests);
  expect(site.logged.join('')).toContain('Old requests could not be deleted');
});

test('it is settled who gets requests once mail reaches somebody, or somebody was chosen', async () => {
  const isDone = async ({ administrator }: Pick<typeof site, 'administrator'>) => {
    const { firstSteps } = await administrator.site.getSummary();
    return firstSteps.find(({ title }) => title === 'Who gets requests')?.done;
  };
  expect(await isDone(site)).toBe(false);
  const withMail = await openTestSite({
    variables: { EMAIL_SERVER: 'smtp://localhost', EMAIL_FROM: 'a@b.example' },
  });
  expect(await isDone(withMail)).toBe(true);
  await withMail.close();
  const { update } = site.administrator.requestSettings;
  await update(delivered);
  expect(await isDone(site)).toBe(false);
  await update({ ...delivered, version: 2, recipients: [site.people.budi.id] });
  expect(await isDone(site)).toBe(true);
  await update({ ...delivered, version: 3, formOn: false });
  expect(await isDone(site)).toBe(true);
});

test('a person is deleted, and exported, only by somebody who has just confirmed who they are', async () => {
  const browser = await site.signedIn(sari);
  site.db.update(sessions).set({ confirmedAt: null }).run();
  const { request } = await site.apiOf(browser);
  for (const call of [request.deletePerson, request.exportPerson])
    await expect(call({ contact: 'citra@toko.example' })).rejects.toMatchObject({
      code: 'PRECONDITION_REQUIRED',
    });
});
