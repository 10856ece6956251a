import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '#tests/patience.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { copyProject } from '../checks/copy-project.ts';

// A separate project whose source the tests may change.
let project: string;
let site: RunningSite;
const changed = 'renderer/public/css/tokens.css';

// Building takes ten seconds, and minutes on a busy machine.
const buildTimeout = 2 * times.fault;

beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'vinci-update-'));
  copyProject(project);
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  await build();
  site = await startSite({ root: project, folder: mkdtempSync(path.join(tmpdir(), 'vinci-update-site-')) });
}, buildTimeout);
afterAll(async () => {
  await site.stop();
  rmSync(site.folder, { recursive: true, force: true });
  rmSync(project, { recursive: true, force: true });
});

function build(): Promise<string> {
  const child = spawn(process.execPath, ['bin/build.mjs'], { cwd: project });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output)))),
  );
}

/** The files that the dashboard and the home page of this site load. */
async function assetsOf({ url, email, password }: RunningSite) {
  const Cookie = await signIn(url, { email, password });
  const pages = ['/', '/only-us/dashboard'].map((page) => fetch(url + page, { headers: { Cookie } }));
  const html = (await Promise.all((await Promise.all(pages)).map((page) => page.text()))).join();
  return [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css)/g))];
}

const missing = async (url: string, assets: string[]) => {
  const answers = await Promise.all(assets.map((asset) => fetch(url + asset)));
  return assets.filter((_asset, index) => answers[index]?.status !== 200);
};

test('a site is updated and rolled back, and no open page misses a file', async () => {
  const before = await assetsOf(site);
  expect(before.length).toBeGreaterThan(5);
  const source = readFileSync(path.join(project, changed), 'utf8');
  writeFileSync(path.join(project, changed), `${source}\n.updated {\n  color: red;\n}\n`);

  // During and after the build, the running site has everything it needs, even for pages nobody has opened yet.
  let building = true;
  const built = build().finally(() => {
    building = false;
  });
  while (building) expect(await missing(site.url, before)).toEqual([]);
  expect(await built).toContain('Built in');
  expect((await fetch(`${site.url}/packaging`)).status).toBe(200);

  const { folder } = site;
  await site.stop();
  site = await startSite({ root: project, folder });
  const after = await assetsOf(site);
  expect(after).not.toEqual(before);
  expect(await missing(site.url, [...after, ...before])).toEqual([]);

  writeFileSync(path.join(project, changed), source);
  expect(await build()).toBe('');
  await site.stop();
  site = await startSite({ root: project, folder });
  expect(await assetsOf(site)).toEqual(before);
});

test('stopping npm stops the site that it started', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-npm-'));
  const env = { ...process.env, PORT: '0', AUTH_SECRET: 'a secret of the tests, long enough' };
  const settings = {
    DATABASE_URL: `file:${folder}/vinci.db`,
    UPLOADS_DIR: `${folder}/uploads`,
    MAINTENANCE: 'on',
  };
  const npm = spawn('npm', ['start'], { cwd: project, env: { ...env, ...settings } });
  let output = '';
  npm.stdout.on('data', (text) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: times.fault }).toContain('Vinci is ready');
  const url = output.match(/ready at (\S+)/)?.[1] ?? '';
  npm.kill('SIGTERM');
  const answers = () =>
    fetch(`${url}/up`).then(
      () => 'running',
      () => 'gone',
    );
  await expect.poll(answers, { timeout: times.faultPoll }).toBe('gone');
  rmSync(folder, { recursive: true, force: true });
});
