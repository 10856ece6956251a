import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { emptyOf } from '#lib/fields.ts';
import { openMailbox } from '#tests/mailbox.ts';
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
  expect(await site.auth.sendMail(mail)).toBe('sent');
  const [{ text } = { text: '' }] = mailbox.letters;
  expect(text).toMatch(/^From: "?Kardus <?Jaya>?"? <situs@jaya\.example>$/m);
  expect(text).toContain('Kardus &lt;Jaya&gt;</p>');
  // As text and as HTML.
  expect(text).toMatch(/^Apa kabar\?\n\nBaca:\nhttps:\/\/jaya\.example\/$/m);
  expect(text).toMatch(/<a href="https:\/\/jaya\.example\/"[^>]*>Baca<\/a>/);
});
