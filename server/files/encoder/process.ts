import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import path from 'node:path';
import { buildFolder } from '../../process/build-folder.ts';
import { InvalidImageError } from './invalid-image-error.ts';
import type { Answer, Task } from './tasks.ts';

export type EncoderProcess = ReturnType<typeof startProcess>;

/** The encoder's process ended during a task: killed, out of memory, or too slow. */
export class EncoderEnded extends Error {
  override name = 'EncoderEnded';
}

// In milliseconds. Fifty megapixels as AVIF take half a minute on a slow machine. A logo or a page takes a tenth of a second, and
// what makes a drawing slow, such as its filters, can't be seen from its size.
const longestTask = 180_000;
const timeouts: Partial<Record<Task['name'], number>> = {
  draw: 15_000,
  inspectPdf: 30_000,
  readTexts: 30_000,
  shrinkPage: 30_000,
  convertHeic: 60_000,
};

// The process that decodes untrusted pictures gets no secrets.
const known = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'NODE_ENV'];

/** Starts the encoder's process, with a low priority. While idle it doesn't keep its parent alive; it exits with it. */
export function startProcess() {
  const child = fork(...program());
  child.on('error', () => undefined); // callers of `ask` get it
  setBusy(child, false);
  return {
    id: child.pid ?? 0,
    // The exit and the disconnect are reported one after the other, in either order.
    alive: () => child.connected && child.exitCode === null && child.signalCode === null,
    ask: (task: Task) => ask(child, task),
    end: () => child.connected && child.disconnect(),
  };
}

// Development and tests run the source, as they do for the server.
function program(): Parameters<typeof fork> {
  const env = {
    ...Object.fromEntries(known.map((name) => [name, process.env[name]])),
    // Otherwise every thread holds on to its peak memory.
    MALLOC_ARENA_MAX: '2',
  };
  const stdio: ForkOptions['stdio'] = ['ignore', 'ignore', 'inherit', 'ipc'];
  const options = { env, stdio, serialization: 'advanced' } as const;
  if (!import.meta.url.endsWith('.ts')) {
    return [path.join(buildFolder, 'server/encoder.mjs'), [], { ...options, execArgv: [] }];
  }
  return [path.join(import.meta.dirname, 'child.ts'), [], { ...options, execArgv: ['--import', 'tsx'] }];
}

async function ask(child: ChildProcess, task: Task): Promise<unknown> {
  setBusy(child, true);
  const timeout = setTimeout(() => child.kill('SIGKILL'), timeouts[task.name] ?? longestTask);
  try {
    const answer = await answerOf(child, task);
    if ('result' in answer) return answer.result;
    if ('refusal' in answer) throw new InvalidImageError(answer.refusal);
    throw Object.assign(new Error(answer.failure), { code: answer.code });
  } finally {
    clearTimeout(timeout);
    setBusy(child, false);
  }
}

function answerOf(child: ChildProcess, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const over = (settle: () => void) => {
      child.off('message', answered).off('exit', ended).off('error', failed);
      settle();
    };
    const gone = (why: unknown) =>
      over(() => reject(new EncoderEnded(`The process that works on pictures ended (${why})`)));
    const answered = (answer: unknown) => over(() => resolve(answer as Answer));
    const ended = (code: number | null, signal: string | null) => gone(signal ?? code);
    const failed = (error: Error) => gone(error.message);
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.send(task, (error) => error && gone(error.message));
  });
}

// It keeps its parent alive only while it works.
function setBusy(child: ChildProcess, busy: boolean) {
  if (busy) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
