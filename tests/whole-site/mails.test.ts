import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '#database/tables.ts';
import { brand } from '#lib/brand.ts';
import { emptyOf } from '#lib/fields.ts';
import { addToReport } from '#modules/backups/status.ts';
import { backupTrouble } from '#modules/backups/trouble.ts';
import { alert, events } from '#server/auth/alerts.ts';
import { createFormToken } from '#server/forms/form-token.ts';
import { runJob } from '#server/jobs/run-jobs.ts';
import { sendAlert } from '#server/notifications/alert.ts';
import { notificationKinds } from '#server/notifications/kinds.ts';
import { sendNotifications } from '#server/notifications/send.ts';
import { notifications } from '#server/notifications/tables.ts';
import { diskTrouble } from '#server/notifications/troubles.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { application, complete, typedInto } from './own-forms.ts';

const start = new Date('2026-11-23T08:00:00Z');
const troubles = [backupTrouble, diskTrouble];
const day = 24 * 60 * 60_000;
let folder: string;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let site: TestSite;
let now: Date;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-mails-'));
  mailbox = await openMailbox();
  now = start;
  const variables = {
    ...{ EMAIL_SERVER: mailbox.url, EMAIL_FROM: 'situs@jaya.example', BACKUP_DIR: folder },
    ...{ DATABASE_URL: `file:${folder}/vinci.db`, UPLOADS_KEEP_FREE_MB: '100000000' },
  };
  site = await openTestSite({ variables });
  site.services.now = () => now;
  await site.administrator.brand.update({ ...emptyOf(brand), name: 'Kardus <Jaya>', version: 1 });
});
afterEach(async () => {
  await site.close();
  mailbox.close();
  rmSync(folder, { recursive: true });
});

const post = {
  ...({ title: 'Palet', category: 'TECHNOLOGY', language: 'id', author: 'Budi' } as const),
  ...{ coverId: null, excerpt: '', location: '', employmentType: null, closesAt: null, publishedAt: null },
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Halo.' }] }] },
  status: 'draft',
};

async function submit(address: string, fields: Record<string, string>) {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { origin: site.origin } };
  expect((await fetch(address, { ...init, redirect: 'manual' })).status).toBe(303);
}

async function addDraft(slug: string) {
  const { id } = await site.client.blog.create({ ...post, slug } as never);
  return { type: 'blog', id };
}

/** A draft that somebody asks to publish and a stranger comments on, and one whose schedule fails. */
async function workOnDrafts() {
  const asked = await addDraft('palet');
  await site.withRight('writer').content.askForPublication({ ...asked, note: 'Untuk besok' });
  await submit((await site.client.content.share(asked)).url, { kind: 'comment', name: 'Rina', text: 'Halo' });
  const late = await addDraft('kardus');
  await site.client.content.schedule({ ...late, action: 'publish', at: new Date(now.getTime() + 60_000) });
  site.db.$client.exec(`update blog_posts set title = '' where id = ${late.id}`);
  now = new Date(now.getTime() + 60_000);
  await site.services.schedules.runDue();
}

async function askForQuote() {
  const { consent } = await site.guest.request.getForm();
  const token = createFormToken(site.env.AUTH_SECRET, new Date(now.getTime() - 60_000));
  await submit(`${site.address}/contact`, { token, consent, name: 'Dewi', phone: '0812-3456-7890' });
}

/** Puts what was sent in charge of this account. */
async function sendOwnForm(assigneeId: string) {
  await site.administrator.form.create({ ...application, assigneeId });
  await submit(`${site.address}/forms/${application.slug}`, await typedInto(site, complete));
}

test.each([
  ['en', 'Or copy this address into your browser: ', 'Choose which emails you get'],
  ['id', 'Atau salin alamat ini ke browser Anda: ', 'Pilih email yang Anda terima'],
] as const)('every kind of email has the same frame, in %s', async (language, copy, choose) => {
  const { id, email } = site.people.sari;
  const { id: ani } = await site.administrator.user.create({
    ...{ name: 'Ani', email: 'ani@vinci.example', role: 'client', right: 'sales' },
  });
  site.db.update(users).set({ language }).run();
  mailbox.letters.length = 0;

  // Links and alerts.
  const browser = site.browser();
  await browser.post('/signin/email', { email, callbackUrl: '/only-us/dashboard' });
  await browser.post('/forgot-password', { email });
  for (const account of [id, ani]) await site.administrator.user.createPasswordLink({ id: account });
  for (const event of Object.keys(events) as (keyof typeof events)[])
    alert({ ...site.services, ...site.auth }, email, event, { name: 'Kunci', left: 9 });
  const links = 4 + Object.keys(events).length;
  await expect.poll(() => mailbox.letters.length, { timeout: 60_000 }).toBe(links);

  // Notifications, each by itself and then again in the digest of the next day.
  await sendOwnForm(id);
  const kinds = notificationKinds().map(({ name }) => name);
  for (const kind of kinds) await site.administrator.account.chooseNotification({ kind, choice: 'mail' });
  await workOnDrafts();
  await askForQuote();
  const failed = { at: now, why: 'The disk is full.' };
  addToReport(folder, { failed });
  const waiting = site.db.selectDistinct({ kind: notifications.kind }).from(notifications).all();
  const mailed = [...waiting, ...troubles.map(({ kind }) => ({ kind: kind.name }))];
  // A new kind of notification is to be sent here, too.
  expect(mailed.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
  for (const trouble of troubles) await sendAlert(site.services, trouble);
  await runJob(site.services, sendNotifications);
  await site.administrator.account.chooseNotification({ kind: 'requests', choice: 'digest' });
  await askForQuote();
  now = new Date(start.getTime() + day);
  await runJob(site.services, sendNotifications);
  addToReport(folder, {
    failed: undefined,
    made: { at: now, file: 'nightly', bytes: 1 },
  });
  await sendAlert(site.services, backupTrouble);

  const letters = mailbox.letters.map(({ text }) => text);
  expect(letters).toHaveLength(links + kinds.length + 2);
  const subjects = letters.map((text) => /^Subject: (.+)$/m.exec(text)?.[1]);
  for (const [index, text] of letters.entries()) {
    const [, plain = '', html = ''] = text.split(/^Content-Type: text\/(?:plain|html);.*$/m);
    expect(text).toMatch(/^From: "?Kardus <?Jaya>?"? <situs@jaya\.example>$/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated$/m);
    const [, button = '', link = ''] = /^(.+):\n(http\S+)\n\n-- \nKardus <Jaya>\n(.*)\n/m.exec(plain) ?? [];
    expect(link, plain).toMatch(new RegExp(`^${site.origin}/`));
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('Kardus &lt;Jaya&gt;</p>');
    expect(html).toContain(`>${button}</a>`);
    expect(html).toContain(`${copy}${link.replaceAll('&', '&amp;')}`);
    // Those that one can choose say where.
    const isChosen = index >= links;
    for (const part of [plain, html]) expect(part.includes(choose), subjects[index]).toBe(isChosen);
  }
});
