// The process that decodes and encodes pictures. `encoder.ts` starts it and sends it tasks; it exits with its parent.
import { lowerPriority } from '../../process/low-priority.ts';
import { InvalidImageError } from './invalid-image-error.ts';
import { type Answer, type Task, tasks } from './tasks.ts';

// Serving pages takes precedence.
lowerPriority();

// Terminals and systemd signal every process; the parent may still need pictures while it shuts down.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async (task: Task) => {
  const answer = await work(task);
  if (process.connected) process.send?.(answer);
});

async function work({ name, about }: Task): Promise<Answer> {
  try {
    return { result: await (tasks[name] as (...about: unknown[]) => Promise<unknown>)(...about) };
  } catch (error) {
    if (error instanceof InvalidImageError) return { refusal: error.message };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failure: message, code: /No space left/.test(message) ? 'ENOSPC' : code };
  }
}
