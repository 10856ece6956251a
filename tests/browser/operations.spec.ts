import { expect, test } from '@playwright/test';
import { runCommand } from '#tests/faults/command.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { startSite } from '#tests/site.ts';

const token = 'a-token-of-the-tests-long-enough';

test('a monitor with the token sees details, and the access log has cached pages with the address from the proxy', {
  tag: '@long',
}, async () => {
  const env = { MONITOR_TOKEN: token, ACCESS_LOG: 'full', LOG_LEVEL: 'info', TRUST_PROXY: '1' };
  const site = await startSite({ env });
  const ask = (headers = {}) => fetch(`${site.url}/up/details`, { headers });
  const details = await ask({ Authorization: `Bearer ${token}` });
  expect(details.status).toBe(200);
  expect(await details.json()).toMatchObject({ status: 'ok', problems: [], lastError: null });
  expect((await ask()).status).toBe(401);
  expect(await (await fetch(`${site.url}/up`)).text()).toBe('up');
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  for (let time = 0; time < 3; time += 1) await fetch(site.url, { headers });
  const lines = () => site.output().match(/.*"path":"\/",.*"address":"203\.0\.113\.9".*/g) ?? [];
  await expect.poll(() => lines().length).toBe(3);
  await site.stop();
});

test('the test message exits with 0 if the mail server accepts it, otherwise with 1 and a sentence', {
  tag: '@long',
}, async () => {
  const mailbox = await openMailbox();
  const strict = await openMailbox({ 'RCPT TO': '550 5.1.1 no such user' });
  const send = (url: string) =>
    runCommand('/nowhere', ['mail', 'test', 'ani@example.com'], { EMAIL_SERVER: url });
  expect(await send(mailbox.url)).toMatchObject({ code: 0, stderr: '' });
  expect(mailbox.letters).toHaveLength(1);
  const refused = await send(strict.url);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/accept the recipient.*\nThe server answered: 550 5\.1\.1 no such user\n$/);
  mailbox.close();
  strict.close();
});
