import { AsyncLocalStorage } from 'node:async_hooks';
import type { sources } from '#lib/activity.ts';
import type { Person } from '#lib/rights.ts';

/** `user` is an account’s id. */
export interface Who {
  user: string | null;
  now: Date;
}

interface Actor {
  user: string | null;
  /** Whose rights hold; null for the site itself and for commands, which may do everything. */
  person: Person | null;
  source: (typeof sources)[number];
  sessionId: string | null;
  now(): Date;
}

const itself: Actor = { user: null, person: null, source: 'site', sessionId: null, now: () => new Date() };
const actors = new AsyncLocalStorage<Actor>();

/** Attributes the changes of `run` to a person or a command. */
export function actingAs<Result>(actor: Partial<Actor>, run: () => Result): Result {
  return actors.run({ ...itself, ...actor }, run);
}

/** The site itself outside of calls and commands. */
export function currentActor(): Actor {
  return actors.getStore() ?? itself;
}

export function whoActs(): Who {
  const { user, now } = currentActor();
  return { user, now: now() };
}
