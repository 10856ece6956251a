import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { encoderProcess, oneAtATime } from './encoder.ts';

const site = siteOfAllTests();

const onLinux = process.platform === 'linux'; // which has /proc
const upload = async () => site.client.file.upload(formWith(await photo()));

async function startEncoder() {
  await upload();
  return Number(encoderProcess());
}

/** Kills the encoder while it works on `ask`. It is paused first, so that it can't finish before. */
async function killAtWork<Answer>(encoder: number, ask: () => Promise<Answer>) {
  process.kill(encoder, 'SIGSTOP');
  const answer = ask();
  answer.catch(() => undefined); // the caller that awaits it handles the error
  await expect.poll(() => oneAtATime.activeCount).toBe(1);
  process.kill(encoder, 'SIGKILL');
  return { answer };
}

describe('when the encoder is killed', () => {
  test('an upload is refused with a sentence and leaves no files, and the next one works', async () => {
    const encoder = await startEncoder();
    const before = await site.storedFiles();
    const { answer } = await killAtWork(encoder, upload);
    await expect(answer).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The picture couldn’t be processed. Please send it again in a moment.',
    });
    expect(await site.storedFiles()).toEqual(before);
    expect(await readdir(path.join(site.services.files.folder, '.incoming'))).toEqual([]);
    expect((await upload()).width).toBe(40);
  });

  test('a resized picture is a 503 with Retry-After, and the next try works', async () => {
    const { filename } = await upload();
    const address = `${site.address}/api/images/optimize?url=/api/images/upload/${filename}&w=16`;
    const encoder = await startEncoder();
    const { answer } = await killAtWork(encoder, () => fetch(address));
    const { status, headers } = await answer;
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(address)).status).toBe(200);
  });
});

describe.runIf(onLinux)('the encoder', () => {
  test('runs with a low priority', async () => {
    const threads = `/proc/${await startEncoder()}/task`;
    for (const thread of await readdir(threads)) {
      const [, afterName = ''] = (await readFile(`${threads}/${thread}/stat`, 'utf8')).split(') ');
      expect(afterName.split(' ')[16]).toBe('10'); // nice, the 19th of proc_pid_stat(5)
    }
  });

  test('gets no secrets in its environment', async () => {
    const environment = await readFile(`/proc/${await startEncoder()}/environ`, 'utf8');
    const names = environment.split('\0').map((line) => line.split('=')[0]);
    expect(names).not.toContain('AUTH_SECRET');
    expect(names.filter((name) => /secret|password|email|database/i.test(String(name)))).toEqual([]);
  });

  test('exits when its parent is killed', async () => {
    const program = `
      import { askEncoder, encoderProcess } from '#server/files/encoder/encoder.ts';
      const working = askEncoder('shrink', 'foto.jpg', { width: 16, quality: 75, format: 'plain' });
      setTimeout(() => process.stdout.write(String(encoderProcess())), 0);
      await working; setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    const [pid] = await once(parent.stdout, 'data');
    expect(existsSync(`/proc/${pid}`)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
  });

  test('doesn’t keep its parent alive', async () => {
    const program = `
      import { askEncoder } from '#server/files/encoder/encoder.ts';
      await askEncoder('shrink', 'foto.jpg', { width: 16, quality: 75, format: 'plain' });`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    expect(await once(parent, 'exit')).toEqual([0, null]);
  });
});
