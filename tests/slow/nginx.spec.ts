import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '#server/process/free-port.ts';
import { blocksOf } from '#tests/guide.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { expectOriginals } from './originals.ts';
import { serverProgram } from './server-programs.ts';

// Found or installed by `npm run test:slow`.
const nginx = serverProgram('nginx');

interface Ports {
  http: number;
  https: number;
}

/** The configuration of docs/operate.md with its cache, for this site, these ports and a certificate in `folder`. */
function configuration(folder: string, { url, folder: data }: RunningSite, { http, https }: Ports): string {
  const [servers = '', cache = '', location = ''] = blocksOf('nginx');
  const ours = servers
    // Not every machine has IPv6.
    .replace(/ *listen \[::\].*\n/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replace('root /var/www/html;', `root ${folder};`)
    .replaceAll('http://127.0.0.1:3000', url)
    .replace('/srv/vinci/uploads', `${data}/uploads`)
    .replace(/location \/ {\n *proxy_pass .*\n/, (line) => line + location);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const kept = cache.replace('/var/cache/nginx/vinci', `${folder}/cache`);
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  return `${asRoot} daemon off; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; ${temporary} ${kept} ${ours} }`;
}

/** A certificate like certbot's. */
function makeCertificate(folder: string) {
  const names = 'subjectAltName=DNS:www.example.com,DNS:example.com';
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.com -addext ${names}`;
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', [...words.split(' '), ...files], { stdio: 'pipe' });
  return readFileSync(`${folder}/fullchain.pem`);
}

interface Answer {
  status?: number | undefined;
  cache?: unknown;
  location?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Sends requests to nginx like a browser that has resolved `host` to it. */
function asker(ports: Ports, ca: Buffer) {
  return (url: string, options: { headers?: Record<string, string>; body?: Buffer } = {}) => {
    const { protocol, host, pathname } = new URL(url);
    const headers = { ...options.headers, Host: host };
    const method = options.body ? 'POST' : 'GET';
    const about = { host: '127.0.0.1', path: pathname, method, headers, agent: false };
    return new Promise<Answer>((resolve, reject) => {
      const request =
        protocol === 'https:'
          ? requestHttps({ ...about, port: ports.https, servername: host, ca })
          : requestHttp({ ...about, port: ports.http });
      request.once('error', reject).once('response', (response) => {
        response.resume();
        const { headers, statusCode: status } = response;
        resolve({ status, cache: headers['x-cache'], location: headers.location, headers });
      });
      request.end(options.body);
    });
  };
}

test('nginx configured as in the guide serves https at one address and caches only public pages', async () => {
  test.skip(!nginx, 'there is no nginx; npm run test:slow installs it where it may');
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-nginx-'));
  const ports = { http: await freePort(), https: await freePort() };
  const site = await startSite({
    env: {
      S_MAXAGE: '60',
      STALE_WHILE_REVALIDATE: '600',
      TRUST_PROXY: '1',
      AUTH_URL: 'https://www.example.com',
    },
  });
  const ask = asker(ports, makeCertificate(folder));
  writeFileSync(`${folder}/nginx.conf`, configuration(folder, site, ports));
  execFileSync(String(nginx), ['-t', '-c', `${folder}/nginx.conf`], { stdio: 'pipe' });
  const proxy = spawn(String(nginx), ['-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
  const home = 'https://www.example.com/';
  const cacheOf = async (url: string, headers = {}) => (await ask(url, { headers })).cache;
  try {
    await expect.poll(() => ask(`${home}up`).catch(() => null)).toMatchObject({ status: 200, cache: 'MISS' });
    for (const other of ['http://www.example.com', 'http://example.com', 'https://example.com'])
      expect(await ask(`${other}/blogs`)).toMatchObject({ status: 301, location: `${home}blogs` });
    mkdirSync(`${folder}/.well-known/acme-challenge`, { recursive: true });
    writeFileSync(`${folder}/.well-known/acme-challenge/token`, 'proof');
    expect(await ask('http://example.com/.well-known/acme-challenge/token')).toMatchObject({ status: 200 });
    const tooLarge = Buffer.alloc(53 * 1024 * 1024);
    const sent = ask(`${home}api/trpc/file.upload`, { body: tooLarge });
    // It may hang up as soon as it has read the Content-Length.
    expect(
      String(
        await sent.then(
          ({ status }) => status,
          (error) => error.code,
        ),
      ),
    ).toMatch(/413|EPIPE|ECONNRESET/);

    expect([await cacheOf(home), await cacheOf(home)]).toEqual(['MISS', 'HIT']);
    expect(await cacheOf(home, { Cookie: await signIn(site.url, site) })).toBe('BYPASS');
    expect(await cacheOf(home, { Cookie: 'a=b; vinci.preview=token' })).toBe('BYPASS');
    for (let time = 0; time < 2; time += 1) expect(await cacheOf(`${home}auth/signin`)).toBe('MISS');
    await expectOriginals(site, 'https://www.example.com', (path) => ask(`https://www.example.com${path}`));
  } finally {
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
