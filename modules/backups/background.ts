import { createInterface } from 'node:readline';
import { startCommand } from '#server/process/site-command.ts';
import type { Service } from '#server/services.ts';

const steps = ['copy', 'verify', 'rehearse'] as const;
type Step = (typeof steps)[number];

/** Backups and rehearsals, which run as commands in processes of their own: one at a time. */
class BackgroundWork {
  /** `step` is the last that the command named; `by` is null for the nightly one. */
  current: { step: Step | null; by: string | null; startedAt: Date } | null = null;
  /** Why the last one that a person started failed: a backup, or the preparation of a restore. Null once another is started. */
  failed: { what: 'backup' | 'restore'; why: string } | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** Runs a command of `npm run site` once nothing else runs. Resolves to its error, null when it succeeded. */
  run(words: string[], options: { by?: string; signal?: AbortSignal }): Promise<Error | null> {
    const ended = this.last.then(() => this.start(words, options.by ?? null, options.signal));
    this.last = ended;
    return ended;
  }

  private async start(words: string[], by: string | null, signal?: AbortSignal) {
    const work = { by, step: null as Step | null, startedAt: new Date() };
    this.current = work;
    if (by !== null) this.failed = null;
    const error = await runCommand(words, signal, (step) => {
      work.step = step;
    });
    const what = words.includes('rehearse') ? 'restore' : 'backup';
    if (by !== null && error) this.failed = { what, why: error.message.slice(0, 500) };
    this.current = null;
    return error;
  }
}

export const background: Service<BackgroundWork> = { open: () => new BackgroundWork() };

function runCommand(words: string[], signal: AbortSignal | undefined, onStep: (step: Step) => void) {
  return new Promise<Error | null>((resolve) => {
    const child = startCommand(words, signal);
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => {
      complaint = `${complaint}${text}`.slice(-10_000);
    });
    createInterface(child.stdout).on('line', (line) => {
      const step = steps.find((each) => line === stepMark + each);
      if (step) onStep(step);
    });
    child.once('error', resolve);
    child.once('close', (code, by) =>
      resolve(code === 0 ? null : new Error(complaint.trim() || `It ended early (${by ?? code}).`)),
    );
  });
}

const stepMark = 'step: ';

/** Names a step to the site, if that started this process. */
export function printStep(print: (line: string) => void, isBySite = true): (step: Step) => void {
  return (step) => isBySite && print(`${stepMark}${step}`);
}
