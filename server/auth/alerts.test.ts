import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#database/tables.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { budi, sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await openTestSite({ variables: { EMAIL_SERVER: mailbox.url } });
});
afterAll(async () => {
  await site.close();
  mailbox.close();
});

async function nextLetter() {
  await expect.poll(() => mailbox.letters.length, { timeout: 60_000 }).toBeGreaterThan(0);
  return mailbox.letters.shift() ?? { to: '', text: '' };
}

test('a sign-in from a new browser is emailed, and the next one from there isn’t', async () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const browser = site.browser({ 'user-agent': agent });
  browser.cookies.set('vinci.time-zone', 'Asia%2FJakarta');
  await browser.signIn(budi);
  const { to, text } = await nextLetter();
  expect(to).toBe(budi.email);
  expect(text).toContain('Subject: =?UTF-8?Q?New_sign-in_to_your_account');
  expect(text).toContain('signed in to from Chrome on Windows.');
  expect(text).toContain('Time zone: Asia/Jakarta.');
  expect(text).toContain(`${site.origin}/only-us/my-account`);
  await browser.signIn(budi);
  await site.signedIn(sari);
  // Hers is the next one: nothing was sent for his second sign-in.
  expect((await nextLetter()).to).toBe(sari.email);
});

test('a changed password is emailed, in the language of the account', async () => {
  const { id } = site.people.budi;
  site.db.update(users).set({ language: 'id' }).where(eq(users.id, id)).run();
  const newPassword = 'gudang-2026';
  await site.client.user.changePassword({
    email: budi.email,
    currentPassword: budi.password,
    newPassword,
    confirmPassword: newPassword,
  });
  const { to, text } = await nextLetter();
  expect(to).toBe(budi.email);
  expect(text).toContain('Kata sandi akun Anda telah diganti.');
});

test('every change of one’s keys is emailed, and a recovery code that was used', async () => {
  const browser = await site.signedIn(sari);
  const { secondFactor } = await site.apiOf(browser);
  const { secret, sealed } = await secondFactor.startAuthenticator();
  const code = new TOTP({ secret }).generate();
  const { recoveryCodes } = await secondFactor.finishAuthenticator({ sealed, code });
  await browser.signIn(sari);
  await browser.post('/callback/second-factor', { code: recoveryCodes?.[0] ?? '' });
  const again = (await site.apiOf(browser)).secondFactor;
  await again.makeRecoveryCodes();
  await again.removeAuthenticator();
  await site.administrator.user.resetSecondFactor({ id: site.people.sari.id });
  for (const sentence of [
    'Your account was signed in to from Unknown browser.',
    'An authenticator app was set up for your account.',
    'A recovery code of your account was used. You have 9 left.',
    'New recovery codes were made',
    'The authenticator app was removed from your account.',
    'it was signed out everywhere',
  ])
    expect((await nextLetter()).text.replace(/\s+/g, ' ')).toContain(sentence);
});
