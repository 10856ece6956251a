import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fetchFile, isOutside } from './fetch-file.ts';

const to = path.join(mkdtempSync(path.join(tmpdir(), 'fetched-')), 'file');

async function oldSite(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a file comes at the third try', async () => {
  let asked = 0;
  const site = await oldSite((_request, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end('bytes');
  });
  await fetchFile(`${site}/a.jpg`, to, site);
  expect(readFileSync(to, 'utf8')).toBe('bytes');
});

test.each([
  ['what is gone', '/gone', 'responded with 404'],
  ['a redirect to an address inside', '/inside', 'redirects to another site'],
  ['a redirect to another port of the same machine', '/port', 'is a private network address'],
  ['a circle', '/circle', 'Too many redirects'],
  ['another protocol', '/file', 'another site'],
])('%s is refused', async (_name, address, why) => {
  const site = await oldSite(({ url }, response) => {
    const leads: Record<string, string> = {
      '/inside': 'http://169.254.169.254/latest',
      '/port': 'http://127.0.0.1:9/x',
      '/circle': '/circle',
      '/file': 'file:///etc/passwd',
    };
    const location = leads[url ?? ''];
    response.writeHead(location ? 302 : 404, location ? { location } : {}).end();
  });
  await expect(fetchFile(site + address, to, site)).rejects.toThrow(why);
});

test('nothing is fetched from inside, unless the operator typed it', async () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '10.1.2.3', '0x7f.1', '[::ffff:127.0.0.1]'])
    await expect(fetchFile(`http://${host}:9/a.jpg`, to, 'https://old.example')).rejects.toThrow(
      'private network',
    );
  expect(['8.8.8.8', '2606:4700::1111'].map(isOutside)).toEqual([true, true]);
  expect(
    ['192.168.1.1', 'fd00::1', 'fe80::1', '2002:7f00:1::', '100.64.0.1', '64:ff9b::7f00:1', '::1'].some(
      isOutside,
    ),
  ).toBe(false);
});
