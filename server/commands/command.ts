/** What an operator can tell the site to do: `npm run site -- user create …`. */
export interface Command {
  /** The words that call it: `user create`. */
  name: string;
  /** What may follow them. */
  usage: string;
  /** A line of the help text. */
  does: string;
  /** The options it takes, each with a value. */
  options?: readonly string[];
  /** Does it and prints what was done. Throws a `CommandError` when it can't. */
  run(call: Call): void | Promise<void>;
}

/** What was typed after the name of a command, and where its answer goes. */
export interface Call {
  words: string[];
  options: Record<string, string | undefined>;
  print(line: string): void;
}

/** A sentence that says why a command could not do what it was asked, and what to do instead. */
export class CommandError extends Error {}
