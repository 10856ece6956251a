import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#database/tables.ts';
import { brand } from '#lib/brand.ts';
import { emptyOf } from '#lib/fields.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { budi } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let site: TestSite;
beforeAll(async () => {
  mailbox = await openMailbox();
  const variables = { EMAIL_SERVER: mailbox.url, EMAIL_FROM: 'Vinci <situs@jaya.example>' };
  site = await openTestSite({ variables });
});
afterAll(async () => {
  await site.close();
  mailbox.close();
});

test('an email comes in the name of the brand, from the configured address', async () => {
  await site.administrator.brand.update({ ...emptyOf(brand), name: 'Kardus <Jaya>', version: 1 });
  const mail = {
    to: 'ani@example.com',
    subject: 'Halo',
    text: 'Apa kabar?',
    link: 'https://jaya.example/',
    button: 'Baca',
  };
  expect(await site.auth.mailer.send(mail)).toBe('sent');
  const [{ text } = { text: '' }] = mailbox.letters.splice(0);
  expect(text).toMatch(/^From: "?Kardus <?Jaya>?"? <situs@jaya\.example>$/m);
  expect(text).toContain('Kardus &lt;Jaya&gt;</p>');
  // As text and as HTML.
  expect(text).toMatch(/^Apa kabar\?\n\nBaca:\nhttps:\/\/jaya\.example\/$/m);
  expect(text).toMatch(/<a href="https:\/\/jaya\.example\/"[^>]*>Baca<\/a>/);
});

test('every email is in the language of its reader, signed by the site, for phones and the dark scheme', async () => {
  const { id } = site.people.budi;
  site.db.update(users).set({ language: 'id' }).where(eq(users.id, id)).run();
  const browser = site.browser({});
  await browser.post('/signin/email', { email: budi.email, callbackUrl: '/only-us/dashboard' });
  await browser.post('/forgot-password', { email: budi.email });
  await site.administrator.user.createPasswordLink({ id });
  await expect.poll(() => mailbox.letters.length, { timeout: 60_000 }).toBe(3);
  const texts = mailbox.letters.splice(0).map(({ text }) => text);
  const said = ['Dengan tautan ini Anda masuk', 'Seseorang, semoga Anda sendiri', 'mengirimi Anda tautan'];
  for (const words of said) expect(texts.filter((text) => text.includes(words))).toHaveLength(1);
  for (const text of texts) {
    expect(text).toContain('<html lang="id">');
    expect(text).toContain('Atau salin alamat ini ke browser Anda');
    expect(text).toContain(`\n-- \n${'Kardus <Jaya>'}\n${site.origin}\n`);
    expect(text).toContain('prefers-color-scheme: dark');
    expect(text).toContain('name="viewport"');
  }
});
