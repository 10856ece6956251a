import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { signIn } from '#tests/sign-in.ts';
import { startSite } from '#tests/site.ts';

// `npm run test:slow` finds one, or installs it.
const places = [process.env.NGINX_PATH ?? '', 'nginx', '/usr/sbin/nginx'];
const nginx = places.find((name) => spawnSync(name, ['-v']).status === 0);
const guide = path.resolve(import.meta.dirname, '../../docs/operate.md');

/** The configuration of docs/operate.md with its cache, for this site and this port. */
function configuration(folder: string, site: string, port: number): string {
  const blocks = [...readFileSync(guide, 'utf8').matchAll(/```nginx\n(.*?)```/gs)].map(
    ([, block = '']) => block,
  );
  const [server = '', cache = '', location = ''] = blocks;
  const ours = server
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('http://127.0.0.1:3000', site)
    .replace(/( *proxy_set_header X-Forwarded-Proto .*\n)/, (line) => line + location);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const kept = cache.replace('/var/cache/nginx/vinci', `${folder}/cache`);
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  return `${asRoot} daemon off; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; ${temporary} ${kept} ${ours} }`;
}

test('nginx as the guide sets it up keeps public pages, and nobody’s own', async () => {
  test.skip(!nginx, 'there is no nginx; npm run test:slow installs it where it may');
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-nginx-'));
  const port = await freePort();
  const site = await startSite({ env: { S_MAXAGE: '60', STALE_WHILE_REVALIDATE: '600', TRUST_PROXY: '1' } });
  writeFileSync(`${folder}/nginx.conf`, configuration(folder, site.url, port));
  execFileSync(String(nginx), ['-t', '-c', `${folder}/nginx.conf`], { stdio: 'pipe' });
  const proxy = spawn(String(nginx), ['-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
  const ask = async (address: string, headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers });
    return [answer.status, answer.headers.get('x-cache')];
  };
  try {
    await expect.poll(() => ask('/up').catch(() => null)).toEqual([200, 'MISS']);
    expect(await ask('/')).toEqual([200, 'MISS']);
    expect(await ask('/')).toEqual([200, 'HIT']);
    expect(await ask('/', { Cookie: await signIn(site.url, site) })).toEqual([200, 'BYPASS']);
    expect(await ask('/', { Cookie: 'a=b; vinci.preview=token' })).toEqual([200, 'BYPASS']);
    for (let time = 0; time < 2; time += 1) expect(await ask('/auth/signin')).toEqual([200, 'MISS']);
  } finally {
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
