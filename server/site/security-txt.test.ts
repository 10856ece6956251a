import { expect, test } from 'vitest';
import { openTestSite } from '#tests/test-site.ts';

/** The response of a site with these settings, during maintenance too. */
async function ask(variables: Record<string, string>) {
  const site = await openTestSite({ variables, maintenance: true });
  const answer = await fetch(`${site.address}/.well-known/security.txt`);
  const text = await answer.text();
  await site.close();
  return { status: answer.status, type: answer.headers.get('content-type'), text };
}
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
const aYear = 365 * 86_400_000;

test('security.txt says where to report security problems', async () => {
  const variables = { AUTH_URL: 'https://www.example.com', SECURITY_CONTACT: 'mailto:security@example.com' };
  const { status, type, text } = await ask(variables);
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  const { Expires, ...fields } = fieldsOf(text);
  expect(fields).toEqual({
    Contact: 'mailto:security@example.com',
    'Preferred-Languages': 'id, en',
    Canonical: 'https://www.example.com/.well-known/security.txt',
  });
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(Expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(Expires)).toBeLessThan(Date.now() + aYear);
});

test('a site without https has no canonical address, which would have to be https', async () => {
  const { text } = await ask({ SECURITY_CONTACT: 'https://example.com/security' });
  expect(Object.keys(fieldsOf(text))).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
});

test('without a contact there is no security.txt', async () => {
  expect((await ask({})).status).toBe(404);
});
