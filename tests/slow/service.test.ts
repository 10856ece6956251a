import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#server/process/free-port.ts';
import { blocksOf, root } from '#tests/guide.ts';
import { times } from '#tests/patience.ts';

// A build's output in a separate folder that stands in for /srv/vinci.
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-service-'));
  for (const name of ['database', 'dist', 'modules', 'node_modules'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  for (const name of ['package.json', '.env.example']) cpSync(path.join(root, name), path.join(folder, name));
  for (const name of ['data', 'uploads']) mkdirSync(path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The line of the guide that creates `.env`, without the change of user. */
function makeEnvFile() {
  const lines = blocksOf('sh').join('\n').split('\n');
  const line = lines.find((each) => each.includes('> .env') && each.startsWith('sudo'));
  execFileSync('sh', ['-c', String(line).replace('sudo -Hu vinci ', '')], { cwd: folder });
}

/** Starts the guide's unit's program, with only systemd's environment. */
function startUnit() {
  const [unit = ''] = blocksOf('ini');
  const [, program = '', words = ''] = unit.match(/^ExecStart=(\S+) (.*)$/m) ?? [];
  expect(program).toBe('/usr/bin/node');
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', USER: 'vinci', LANG: 'C.UTF-8' };
  const child = spawn(process.execPath, words.split(' '), { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  return { child, output: () => output };
}

test('the guide’s unit starts a new site with its settings, shows the first password once, and stops cleanly', {
  timeout: 3 * times.fault,
}, async () => {
  makeEnvFile();
  expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(folder, '.env'), 'utf8')).toMatch(/^AUTH_SECRET=[0-9a-f]{64}$/m);
  const port = await freePort();
  const settings = ['AUTH_URL=https://www.example.com', 'TRUST_PROXY=1', 'FIRST_ADMIN_EMAIL=you@example.com'];
  appendFileSync(path.join(folder, '.env'), `\n${[...settings, `PORT=${port}`].join('\n')}\n`);
  const before = readdirSync(folder).sort();

  for (const isFirst of [true, false]) {
    const { child, output } = startUnit();
    const said = () => (child.exitCode === null ? output() : `Ended: ${output()}`);
    await expect.poll(said, { timeout: 2 * times.fault }).toMatch(/Vinci is ready|^Ended/);
    expect(said()).not.toContain('Ended');
    expect(output().includes('Sign in as   you@example.com')).toBe(isFirst);
    expect(/Password {5}\S{8,}/.test(output())).toBe(isFirst);
    expect((await fetch(`http://127.0.0.1:${port}/up`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
  // It wrote to data and uploads, where the unit allows it.
  expect(readdirSync(folder).sort()).toEqual(before);
  expect(existsSync(path.join(folder, 'data/vinci.db'))).toBe(true);
});
