import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blocksOf, root } from '#tests/guide.ts';
import { serverProgram } from './server-programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-deployment-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(program: string | undefined, words: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(String(program), words, {
    cwd: folder,
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

// Found or installed by `npm run test:slow`.
const systemdAnalyze = serverProgram('systemdAnalyze');
test.skipIf(!systemdAnalyze)(
  'systemd takes every line of the guide’s unit, and finds it well closed off',
  () => {
    const [unit = ''] = blocksOf('ini');
    const file = path.join(folder, 'vinci.service');
    const verify = (text: string) => {
      writeFileSync(file, text.replace('/usr/bin/node', process.execPath));
      return run(systemdAnalyze, ['verify', file]).output;
    };
    expect(verify(unit.replace('RestartSec=', 'RestartSecs='))).toContain('Unknown key');
    expect(verify(unit)).not.toContain('vinci.service');
    // The exposure from 0 to 10, times ten: a service without any hardening has 9.6.
    const words = ['security', '--offline=true', '--threshold=20', file];
    expect(run(systemdAnalyze, words)).toMatchObject({ status: 0 });
  },
);

const compose = serverProgram('compose');
test.skipIf(!compose)('compose.yaml publishes only Caddy’s ports, and passes it the address in .env', () => {
  for (const name of ['compose.yaml', 'Caddyfile']) cpSync(path.join(root, name), path.join(folder, name));
  const config = () => run(compose, ['-f', 'compose.yaml', 'config']);
  writeFileSync(path.join(folder, '.env'), 'AUTH_SECRET=a-secret-of-the-tests\n');
  expect(config().output).toContain('Set AUTH_URL in .env');
  const settings = 'AUTH_SECRET=a-secret-of-the-tests\nAUTH_URL=https://www.example.com\nPORT=8080\n';
  writeFileSync(path.join(folder, '.env'), settings);
  const { status, output } = config();
  expect([status, output]).toEqual([0, expect.stringContaining('AUTH_URL: https://www.example.com')]);
  const [caddy = '', vinci = ''] = output.split(/^ {2}vinci:$/m);
  expect(caddy).toContain('published: ');
  expect(vinci).not.toContain('published: ');
  expect(vinci).toMatch(/PORT: ['"]?3000/);
});
