import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { files, sessions, users } from '#database/tables.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { budi, sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let administrator: Awaited<ReturnType<TestSite['apiOf']>>['user'];
beforeEach(async () => {
  site = await openTestSite();
  administrator = (await site.apiOf(await site.signedIn(sari))).user;
});
afterEach(() => site.close());

const seconds = () => Math.floor(Date.now() / 1000);

const citra = { name: 'Citra', email: 'citra@vinci.example', role: 'client' } as const;

async function rowOf(id: string) {
  const row = (await administrator.getAll()).find((account) => account.id === id);
  if (!row) throw new Error('There is no such account');
  const { name, email, role, right, version } = row;
  return { id, name, email, role, right, version };
}

test('the list of accounts shows everything but the passwords', async () => {
  const list = await administrator.getAll();
  expect(list.map(({ name, role, active, hasPassword }) => [name, role, active, hasPassword])).toEqual([
    ['Budi Santoso', 'client', true, true],
    ['Sari', 'administrator', true, true],
  ]);
  expect(JSON.stringify(list)).not.toContain('argon2');
});

test('the list of accounts marks the user’s own and shows the last sign-ins', async () => {
  const before = seconds();
  const [budiRow, sariRow] = await administrator.getAll();
  expect([sariRow?.self, budiRow?.self]).toEqual([true, false]);
  expect(budiRow?.lastSignIn).toBeNull();
  const browser = await site.signedIn(budi);
  const [row] = await administrator.getAll();
  expect(row?.lastSignIn?.getTime()).toBeGreaterThanOrEqual(before * 1000);
  await administrator.endSessions({ id: site.people.budi.id });
  expect(await browser.session()).toEqual({});
  expect((await administrator.getAll())[0]?.lastSignIn).toBeNull();
});

test('ending all sessions of the own account keeps the current one', async () => {
  const elsewhere = await site.signedIn(sari);
  await administrator.endSessions({ id: site.people.sari.id });
  expect(await elsewhere.session()).toEqual({});
  expect(await administrator.getSessions({ id: site.people.sari.id })).toMatchObject([{ current: true }]);
});

test('a new account comes with a link for its first password', async () => {
  const { id, link } = await administrator.create({ ...citra, email: ' Citra@Vinci.example ' });
  expect(link.url).toMatch(new RegExp(`^${site.origin}/auth/set-password\\?token=[0-9a-f]{64}$`));
  const created = (await administrator.getAll()).find((account) => account.id === id);
  expect(created).toMatchObject({ email: citra.email, active: true, hasPassword: false });
  expect((await site.browser().signIn({ email: citra.email, password: '' })).status).toBe(401);
});

test('with a mail server the link is emailed, too: an invitation, or a new password', async () => {
  const mailbox = await openMailbox();
  const mailing = await openTestSite({ variables: { EMAIL_SERVER: mailbox.url } });
  const { user } = mailing.administrator;
  const { id, link } = await user.create(citra);
  expect(link.delivery).toBe('sent');
  const [invitation = { to: '', text: '' }] = mailbox.letters;
  expect(invitation.to).toBe(citra.email);
  expect(invitation.text).toContain('Subject: Your invitation to Vinci');
  expect(invitation.text).toMatch(/^Hello Citra,\n\nSari invites you to the back office of Vinci\./m);
  expect(await mailbox.nextLink()).toEqual(new URL(link.url));
  await user.createPasswordLink({ id: mailing.people.budi.id });
  expect(mailbox.letters[0]?.text).toContain('Subject: Set a new password for Vinci');
  mailbox.close();
  expect(await user.createPasswordLink({ id })).toMatchObject({ delivery: 'failed' });
  await mailing.close();
  expect((await administrator.create(citra)).link.delivery).toBeNull();
});

test('an email can have one account only', async () => {
  const taken = { code: 'CONFLICT', message: 'Data already exists.' };
  await expect(administrator.create({ ...citra, email: 'BUDI@vinci.example' })).rejects.toMatchObject(taken);
  const change = { ...(await rowOf(site.people.budi.id)), email: sari.email };
  await expect(administrator.update(change)).rejects.toMatchObject(taken);
});

test.each([
  [{ name: '  ' }, 'Name is required.'],
  [{ name: 'x'.repeat(81) }, 'Use at most 80 characters.'],
  [{ email: '' }, 'Email is required.'],
  [{ email: 'citra' }, 'Please write an email address like name@example.com.'],
  [{ role: 'root' as 'client' }, 'Please choose a role.'],
])('an account with %j is refused', async (change, message) => {
  await expect(administrator.create({ ...citra, ...change })).rejects.toThrow(message);
});

test('a new name and email leave the person signed in', async () => {
  const browser = await site.signedIn(budi);
  const change = {
    ...(await rowOf(site.people.budi.id)),
    name: 'Budi Prasetyo',
    email: 'prasetyo@vinci.example',
  };
  await administrator.update(change);
  expect((await browser.session()).user).toMatchObject({
    name: 'Budi Prasetyo',
    email: 'prasetyo@vinci.example',
  });
  expect((await site.browser().signIn({ ...budi, email: 'prasetyo@vinci.example' })).status).toBe(200);
});

test('a new role signs the person out', async () => {
  const browser = await site.signedIn(budi);
  await administrator.update({ ...(await rowOf(site.people.budi.id)), role: 'administrator' });
  expect(await browser.session()).toEqual({});
});

test('saving does not overwrite what somebody else saved meanwhile', async () => {
  const change = await rowOf(site.people.budi.id);
  await administrator.update({ ...change, name: 'First' });
  await expect(administrator.update({ ...change, name: 'Second' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect((await rowOf(site.people.budi.id)).name).toBe('First');
});

test('a deactivated account is signed out and can’t sign in until it is activated', async () => {
  const cookie = (await site.signedIn(budi)).cookieHeader();
  const { url } = await administrator.createPasswordLink({ id: site.people.budi.id });
  await administrator.deactivate({ id: site.people.budi.id });
  expect(await site.auth.readSession(cookie)).toBeNull();
  expect((await site.browser().signIn(budi)).status).toBe(401);
  const refused = { code: 'PRECONDITION_FAILED' };
  await expect(administrator.createPasswordLink({ id: site.people.budi.id })).rejects.toMatchObject(refused);
  await administrator.activate({ id: site.people.budi.id });
  expect((await site.browser().signIn(budi)).status).toBe(200);
  // Existing sessions and links stay void.
  expect(await site.auth.readSession(cookie)).toBeNull();
  expect((await fetch(url)).status).toBe(410);
});

test('a deleted account is signed out and its uploads stay', async () => {
  const browser = await site.signedIn(budi);
  const picture = { filename: 'a.png', name: 'a', type: 'image/png', width: 1, height: 1, bytes: 1 };
  const row = { ...picture, color: '#ffffff', sha256: '', uploadedBy: site.people.budi.id };
  site.db.insert(files).values(row).run();
  await administrator.delete({ id: site.people.budi.id });
  expect(await browser.session()).toEqual({});
  expect(site.db.select().from(files).all()).toMatchObject([{ filename: 'a.png', uploadedBy: null }]);
  await expect(administrator.delete({ id: site.people.budi.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('the last active administrator stays', async () => {
  const { id } = await administrator.create({ ...citra, role: 'administrator' });
  await administrator.deactivate({ id });
  const refused = {
    code: 'PRECONDITION_FAILED',
    message: expect.stringContaining('last active administrator'),
  };
  const demoted = { ...(await rowOf(site.people.sari.id)), role: 'client' } as const;
  await expect(administrator.update(demoted)).rejects.toMatchObject(refused);
  await expect(administrator.deactivate({ id: site.people.sari.id })).rejects.toMatchObject(refused);
  await expect(administrator.delete({ id: site.people.sari.id })).rejects.toMatchObject(refused);
  await administrator.update({ ...(await rowOf(site.people.sari.id)), name: 'Sari Wijaya' });
  await administrator.activate({ id });
  await administrator.delete({ id: site.people.sari.id });
});

test('of two administrators who lower each other at once, one stays', async () => {
  const { id } = await administrator.create({ ...citra, role: 'administrator' });
  const ids = [site.people.sari.id, id];
  const rows = await Promise.all(ids.map(rowOf));
  const results = await Promise.allSettled(
    rows.map((row) => administrator.update({ ...row, role: 'client', right: null })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const left = site.db.select().from(users).where(eq(users.role, 'administrator')).all();
  expect(left).toHaveLength(1);
});

test('a right holds from the next call on, also in an open session, and an administrator has none', async () => {
  const browser = await site.signedIn(budi);
  const give = async (right: 'sales' | null, role: 'client' | 'administrator' = 'client') =>
    administrator.update({ ...(await rowOf(site.people.budi.id)), role, right });
  await give('sales');
  await expect((await site.apiOf(browser)).link.find({ query: 'x' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('ask an administrator'),
  });
  expect((await browser.session()).user).toEqual({
    ...{ name: budi.name, email: budi.email, image: null, role: 'client' },
  });
  await give(null);
  expect(await (await site.apiOf(browser)).link.find({ query: 'x' })).toEqual([]);
  await give('sales', 'administrator');
  expect((await rowOf(site.people.budi.id)).right).toBeNull();
});

test('an administrator sees and can end somebody’s sessions', async () => {
  const browser = site.browser({ 'user-agent': 'Phone' });
  browser.cookies.set('vinci.time-zone', 'Asia%2FMakassar');
  await browser.signIn(budi);
  const laptop = await site.signedIn(budi);
  const list = await administrator.getSessions({ id: site.people.budi.id });
  const phone = list.find((session) => session.browser === 'Phone');
  expect(list).toHaveLength(2);
  expect(phone).toMatchObject({ timeZone: 'Asia/Makassar', current: false });
  await administrator.endSession({ id: phone?.id ?? '' });
  expect(await browser.session()).toEqual({});
  expect((await laptop.session()).user.name).toBe(budi.name);
  expect(await administrator.getSessions({ id: site.people.sari.id })).toMatchObject([{ current: true }]);
  const old = {
    id: 'old',
    userId: site.people.sari.id,
    expiresAt: seconds() + 86_400,
    createdAt: seconds() - 91 * 86_400,
  };
  site.db.insert(sessions).values(old).run();
  expect(await administrator.getSessions({ id: site.people.sari.id })).toHaveLength(1);
});
