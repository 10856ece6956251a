import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, findAccount, normalizeEmail } from './accounts.ts';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('an account is found however its e-mail is written', async () => {
  const id = await createAccount(site.db, { email: ' Dewi@Vinci.Example', name: ' Dewi ', role: 'client' });
  expect(findAccount(site.db, 'DEWI@vinci.example ')).toMatchObject({ id, name: 'Dewi', passwordHash: null });
});

test('an e-mail has one account only', async () => {
  const again = createAccount(site.db, { email: 'ANA@vinci.example', name: 'Other', role: 'client' });
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: 'Data already exists.' });
});

test('wide letters and capitals are the same e-mail', () => {
  expect(normalizeEmail('  ＡＮＡ@Vinci.example\n')).toBe('ana@vinci.example');
});
