import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startSite } from '#tests/site.ts';

/** The sizes of the scripts that the process loaded, in bytes. Not those of its encoder and other processes. */
async function scriptsOf(pid: number, folder: string) {
  const name = (await readdir(folder)).find((each) => each.startsWith(`coverage-${pid}-`)) ?? '';
  const { result } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as {
    result: { url: string }[];
  };
  const files = result.filter(({ url }) => url.startsWith('file:')).map(({ url }) => fileURLToPath(url));
  return Promise.all(files.map(async (file) => (await stat(file)).size));
}

test('a start and its first page load at most 4,110 kB of script: what is rarely needed comes when it is', async () => {
  const coverage = await mkdtemp(path.join(tmpdir(), 'vinci-coverage-'));
  try {
    const site = await startSite({ env: { NODE_V8_COVERAGE: coverage } });
    for (const page of ['/up', '/']) expect((await fetch(site.url + page)).status).toBe(200);
    await site.stop();
    const sizes = await scriptsOf(site.pid, coverage);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(2_000_000);
    expect(bytes).toBeLessThanOrEqual(4_110_000);
    // Each is one more to find and read.
    expect(sizes.length).toBeLessThanOrEqual(88);
  } finally {
    await rm(coverage, { recursive: true });
  }
});

// What Node.js has loaded of itself when a process ends.
const listNatives = (folder: string) => `
  import { writeFileSync } from 'node:fs';
  const file = ${JSON.stringify(folder)} + '/natives-' + process.pid;
  process.on('exit', () => writeFileSync(file, process.moduleLoadList.join('\\n')));`;

test('a start doesn’t load fetch: the first mention of FormData, Request or Headers would', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-natives-'));
  try {
    const preload = `--import data:text/javascript,${encodeURIComponent(listNatives(folder))}`;
    const site = await startSite({ env: { NODE_OPTIONS: preload } });
    expect((await fetch(`${site.url}/up`)).status).toBe(200);
    await site.stop();
    const natives = await readFile(path.join(folder, `natives-${site.pid}`), 'utf8');
    expect(natives).toContain('NativeModule _http_server');
    expect(natives).not.toContain('undici/undici');
  } finally {
    await rm(folder, { recursive: true });
  }
});
