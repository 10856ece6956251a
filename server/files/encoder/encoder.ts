import pLimit from 'p-limit';
import { type EncoderProcess, startProcess } from './process.ts';
import type { Task, tasks } from './tasks.ts';

type Tasks = typeof tasks;
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

const idleFor = 15_000;

/** Runs what unpacks or packs a picture: one after the other, in the order of asking. */
export const oneAtATime = pLimit(1);

let running: EncoderProcess | null = null;
let rest: NodeJS.Timeout | undefined;

/**
 * Has a picture worked on by the encoder, a process of its own that is started when it is needed and ends when nobody
 * has asked for 15 seconds. One task at a time. Throws InvalidImageError with a sentence about the picture, EncoderEnded
 * when the process ended over it (the next task gets a new one), and what the file system says, with its code.
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

/** The id of the encoder's process; null while there is none. */
export function encoderProcess(): number | null {
  return running?.alive() ? running.id : null;
}
