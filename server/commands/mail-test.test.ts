import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openMailbox } from '#tests/mailbox.ts';
import { runCommand } from './run.ts';

const closing: { close(): unknown }[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const each of closing.splice(0)) each.close();
});

/** The output of the command, or the message of its error. */
async function sendTest(server: string, { to = 'ani@example.com', from = 'Vinci <site@example.com>' } = {}) {
  vi.stubEnv('AUTH_SECRET', 'a secret of the tests');
  vi.stubEnv('EMAIL_SERVER', server);
  vi.stubEnv('EMAIL_FROM', from);
  const lines: string[] = [];
  const words = ['mail', 'test', to].filter(Boolean);
  await runCommand(words, (line) => lines.push(line)).catch((error) => lines.push(`✗ ${error.message}`));
  return lines.join('\n');
}

async function mailbox(answers: Record<string, string> = {}) {
  const opened = await openMailbox(answers);
  closing.push(opened);
  return opened;
}

async function portOf(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a test message arrives, and the mail server’s response is shown', async () => {
  const { url, letters } = await mailbox();
  expect(await sendTest(url)).toMatch(/accepted the message for ani@example\.com\. It answered: 250 ok/);
  expect(letters).toMatchObject([
    { to: 'ani@example.com', text: expect.stringMatching(/can send email(.|\n)*<html lang="en">/) },
  ]);
});

test('the DNS records for delivery are listed with the sender’s domain', async () => {
  const { url } = await mailbox();
  expect(await sendTest(url)).toContain('The DNS of example.com has to name this mail server in SPF');
  expect(await sendTest(url, { from: 'Vinci <no-reply@vinci.example>' })).toContain('set EMAIL_FROM');
});

test('a wrong password is reported as such, with the server’s response', async () => {
  const { url } = await mailbox({ EHLO: '250 AUTH PLAIN', AUTH: '535 5.7.8 bad credentials' });
  const said = await sendTest(url.replace('//', '//ani:wrong@'));
  expect(said).toMatch(/^✗ The mail server refused the user name or password in EMAIL_SERVER/);
  expect(said).toContain('The server answered: 535 5.7.8 bad credentials');
  expect(said).not.toContain('wrong');
});

test('a server that requires a password is reported with the setting', async () => {
  const { url } = await mailbox({ 'MAIL FROM': '530 5.7.0 Authentication required' });
  expect(await sendTest(url)).toMatch(/^✗ The mail server requires a user name and password.*EMAIL_SERVER/);
});

test('a refused recipient and a refused sender are distinguished', async () => {
  const recipient = await mailbox({ 'RCPT TO': '550 5.1.1 no such user' });
  expect(await sendTest(recipient.url)).toMatch(/accept the recipient.*\n.*550 5\.1\.1 no such user/);
  const sender = await mailbox({ 'MAIL FROM': '553 5.7.1 not owned by user' });
  expect(await sendTest(sender.url)).toMatch(/accept the sender\. Set EMAIL_FROM.*\n.*553/);
});

test('a closed port and an unknown host name are distinguished', async () => {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  expect(await sendTest(`smtp://127.0.0.1:${port}`)).toContain(`Nothing listens at 127.0.0.1:${port}`);
  expect(await sendTest('smtp://nowhere.invalid:587')).toContain(
    'The name nowhere.invalid in EMAIL_SERVER wasn’t found. Check its spelling',
  );
});

test('smtps for a server without TLS is reported with the right scheme', async () => {
  const { url } = await mailbox();
  expect(await sendTest(url.replace('smtp:', 'smtps:'))).toContain('Write smtp: instead of smtps:');
});

test('a server that doesn’t speak SMTP, or disconnects, is reported', async () => {
  const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  closing.push(web);
  expect(await sendTest(`smtp://127.0.0.1:${await portOf(web)}`)).toContain('is not a mail server');
  const curt = createServer((socket) => socket.end());
  closing.push(curt);
  expect(await sendTest(`smtp://127.0.0.1:${await portOf(curt)}`)).toContain('was closed');
});

test('without a mail server or a recipient the command says what is missing', async () => {
  expect(await sendTest('')).toMatch(/^✗ EMAIL_SERVER is not set/);
  expect(await sendTest('smtp://127.0.0.1:1', { to: '' })).toMatch(/^✗ Please add a recipient/);
  expect(await sendTest('smtp://127.0.0.1:1', { to: 'ani' })).toMatch(/^✗ Please add a recipient/);
});
