import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#server/process/free-port.ts';
import { root } from '#tests/guide.ts';
import { formWith } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { expectOriginals } from './originals.ts';
import { serverProgram } from './server-programs.ts';

// Found or installed by `npm run test:slow`.
const caddy = serverProgram('caddy');
const caddyfile = path.join(root, 'Caddyfile');

/** The Caddyfile for this site, without the admin endpoint, whose port another Caddy may use. */
function configuration({ url, folder }: RunningSite) {
  const ours = readFileSync(caddyfile, 'utf8')
    .replace('vinci:3000', new URL(url).host)
    .replace('/site/uploads', `${folder}/uploads`);
  return `{\n\tadmin off\n}\n${ours}`;
}

test.skipIf(!caddy)('the Caddyfile is valid for an address with a certificate', () => {
  const env = { ...process.env, AUTH_URL: 'https://www.example.com' };
  const words = ['validate', '--adapter', 'caddyfile', '--config', caddyfile];
  expect(() => execFileSync(String(caddy), words, { env, stdio: 'pipe' })).not.toThrow();
});

test.skipIf(!caddy)(
  'behind Caddy a visitor can’t forge an IP address, and oversized requests are refused',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vinci-caddy-'));
    const url = `http://127.0.0.1:${await freePort()}`;
    const settings = { AUTH_URL: url, TRUST_PROXY: '1', ACCESS_LOG: 'full', LOG_LEVEL: 'info' };
    const site = await startSite({ env: settings });
    writeFileSync(`${folder}/Caddyfile`, configuration(site));
    const words = ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
    const env = { ...process.env, AUTH_URL: url, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const proxy = spawn(String(caddy), words, { env, stdio: 'ignore' });
    try {
      const status = () =>
        fetch(`${url}/up`).then(
          (answer) => answer.status,
          () => null,
        );
      await expect.poll(status).toBe(200);
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      // Twice: the second response comes from the site's cache.
      for (let time = 0; time < 2; time += 1) expect((await fetch(`${url}/`, { headers })).status).toBe(200);
      await expect.poll(() => requestsIn(site.output(), '/').length).toBe(2);
      for (const { address } of requestsIn(site.output(), '/')) expect(address).toBe('127.0.0.1');
      const body = formWith(new Uint8Array(17 * 1024 * 1024));
      const sent = fetch(`${url}/api/trpc/file.upload`, { method: 'POST', body });
      // The site may hang up as soon as it has read the Content-Length.
      const outcome = await sent.then(
        (answer) => answer.status,
        () => 'cut off',
      );
      expect([401, 413, 'cut off']).toContain(outcome);
      expect((await fetch(`${url}/up`)).status).toBe(200);
      await expectOriginals(site, url, async (path) => {
        const { status, headers: sent } = await fetch(url + path, { redirect: 'manual' });
        return { status, headers: Object.fromEntries(sent) };
      });
    } finally {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

function requestsIn(output: string, asked: string) {
  const lines = output.split('\n').filter((line) => line.includes('"msg":"Request"'));
  return lines.map((line) => JSON.parse(line)).filter(({ path }) => path === asked);
}
