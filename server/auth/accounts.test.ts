import { expect, test } from 'vitest';
import { siteOfAllTests } from '#tests/test-site.ts';
import { createAccount, findAccount, normalizeEmail } from './accounts.ts';

const site = siteOfAllTests();

test('an account is found however its email is written', async () => {
  const id = await createAccount(site.db, { email: ' Dewi@Vinci.Example', name: ' Dewi ', role: 'client' });
  expect(findAccount(site.db, 'DEWI@vinci.example ')).toMatchObject({ id, name: 'Dewi', passwordHash: null });
});

test('full-width letters and capitals are the same email', () => {
  expect(normalizeEmail('  ＳＡＲＩ@Vinci.example\n')).toBe('sari@vinci.example');
});
