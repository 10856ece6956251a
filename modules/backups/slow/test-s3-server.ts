import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findS3Server } from '#tests/slow/s3-server.ts';

/** An S3-compatible server with one bucket. */
export interface S3Server {
  /** The URL of its bucket. */
  url: string;
  /** Where it stores the bucket's objects. */
  folder: string;
  stop(): Promise<void>;
}

/** Starts one on a free port. Its key and secret are both `S3RVER`. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-s3-'));
  const words = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'vinci'];
  const child = spawn(process.execPath, [findS3Server(), ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const abandon = () => void child.kill('SIGKILL');
  process.once('exit', abandon);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /listening on 127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (!port) continue;
    child.stdout.resume();
    return {
      url: `http://127.0.0.1:${port}/vinci`,
      folder: path.join(folder, 'vinci'),
      async stop() {
        child.kill('SIGTERM');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        process.off('exit', abandon);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The S3 server ended before it was ready.');
}
