import pLimit from 'p-limit';
import { type EncoderProcess, startProcess } from './process.ts';
import type { Task, tasks } from './tasks.ts';

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
