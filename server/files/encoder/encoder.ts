import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import path from 'node:path';
import pLimit from 'p-limit';
import { buildFolder } from '../../process/build-folder.ts';
import { InvalidImageError } from './invalid-image-error.ts';
import type { Answer, Task, tasks } from './tasks.ts';

type Tasks = typeof tasks;
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

const idleFor = 15_000;

/** Runs everything that decodes or encodes a picture, one at a time, first come, first served. */
export const oneAtATime = pLimit(1);

let running: EncoderProcess | null = null;
let rest: NodeJS.Timeout | undefined;

/**
 * Runs a task in a separate process, which starts on demand and exits after 15 idle seconds. Throws InvalidImageError
 * about the picture, EncoderEnded when the process died, and file system errors with their code.
 */
export function askEncoder<Name extends keyof Tasks>(
  name: Name,
  ...about: Parameters<Tasks[Name]>
): Promise<Result<Name>> {
  const task = { name, about } as Task;
  return oneAtATime(() => ask(task) as Promise<Result<Name>>);
}

async function ask(task: Task): Promise<unknown> {
  clearTimeout(rest);
  if (!running?.alive()) running = startProcess();
  const encoder = running;
  try {
    return await encoder.ask(task);
  } finally {
    rest = setTimeout(encoder.end, idleFor).unref();
  }
}

/** The id of the encoder's process; null when it isn't running. */
export function encoderProcess(): number | null {
  return running?.alive() ? running.id : null;
}

type EncoderProcess = ReturnType<typeof startProcess>;

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
function startProcess() {
  const child = fork(...program());
  child.on('error', () => undefined); // callers of `ask` get it
  setBusy(child, false);
  return {
    id: child.pid ?? 0,
    // The exit and the disconnect are reported one after the other, in either order.
    alive: () => child.connected && child.exitCode === null && child.signalCode === null,
    ask: (task: Task) => askProcess(child, task),
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

async function askProcess(child: ChildProcess, task: Task): Promise<unknown> {
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
  const change = busy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}
