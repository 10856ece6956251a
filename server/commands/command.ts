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
