/** A command for operators: `npm run site -- user create …`. */
export interface Command {
  /** The words that run it: `user create`. */
  name: string;
  /** Its arguments. */
  usage: string;
  /** A line of the help text. */
  does: string;
  /** The options it takes, each with a value. */
  options?: readonly string[];
  /** The options it takes without one; they are 'true'. */
  flags?: readonly string[];
  /** Takes any number of arguments; others take one at most. */
  isForMany?: boolean;
  /** Whether the server must be stopped; default false. */
  needsStoppedSite?: boolean;
  /** Runs it and prints the result. Throws a `CommandError` when it can't. */
  run(call: Call): void | Promise<void>;
}

/** The arguments of a command, and where to print. */
export interface Call {
  words: string[];
  options: Record<string, string | undefined>;
  print(line: string): void;
  /** Asks the operator; left out when nobody sits there. */
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

/** The first few names of a list, which may be long. */
export function firstFew(names: string[]): string {
  const more = names.length - 5;
  return names.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
