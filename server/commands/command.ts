/** A command for operators: `npm run site -- user create …`. */
export interface Command {
  /** Such as `user create`. */
  name: string;
  usage: string;
  does: string;
  /** Options with a value. */
  options?: readonly string[];
  /** Options without a value; they are 'true'. */
  flags?: readonly string[];
  /** Takes any number of arguments; others take one at most. */
  isForMany?: boolean;
  /** Whether the server must be stopped; default false. */
  needsStoppedSite?: boolean;
  /** Throws a `CommandError`. */
  run(call: Call): void | Promise<void>;
}

export interface Call {
  words: string[];
  options: Record<string, string | undefined>;
  print(line: string): void;
  /** Left out without a terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

/** A sentence that says why a command failed, and what to do instead. */
export class CommandError extends Error {}

/** A result of the doctor: `bad` has to be fixed, a `note` is worth knowing. */
export interface Finding {
  kind: 'good' | 'note' | 'bad';
  text: string;
}

export const good = (text: string): Finding => ({ kind: 'good', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
export const bad = (text: string): Finding => ({ kind: 'bad', text });

export function firstFew(names: string[]): string {
  const more = names.length - 5;
  return names.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
