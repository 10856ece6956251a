import { expect, test } from 'vitest';
import { openTestSite } from '#tests/test-site.ts';

/** The Strict-Transport-Security of a site with these settings. */
async function strictTransport(variables: Record<string, string>) {
  const site = await openTestSite({ variables });
  const { headers } = await fetch(`${site.address}/robots.txt`);
  await site.close();
  return headers.get('strict-transport-security');
}

const https = { AUTH_URL: 'https://www.example.com' };

test('browsers return to an https site over https, and to its subdomains only if configured', async () => {
  expect(await strictTransport(https)).toBe('max-age=31536000');
  expect(await strictTransport({ ...https, HSTS_INCLUDE_SUBDOMAINS: 'off' })).toBe('max-age=31536000');
  expect(await strictTransport({ ...https, HSTS_INCLUDE_SUBDOMAINS: 'on' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('a site without https sends no such header', async () => {
  expect(await strictTransport({ HSTS_INCLUDE_SUBDOMAINS: 'on' })).toBeNull();
});
