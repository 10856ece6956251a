import { type Action, type Area, may } from '#lib/rights.ts';
import { appRouter } from '#server/router.ts';

// Checks for entries of any type.

interface Declared {
  _def: { meta?: { access?: 'everybody' | { action: Action; areas: Area[] } } };
}

/**
 * The names of a router's procedures by who may call them, in alphabetical order. `server/api/roles.test.ts` checks
 * that everybody else is refused.
 */
export function callersOf(router: string): Record<string, string[]> {
  const callers: Record<string, string[]> = {};
  for (const [name, { _def }] of proceduresOf(router)) {
    const { access } = _def.meta ?? {};
    const who = access === 'everybody' ? access : isForClients(access) ? 'client' : 'administrator';
    callers[who] = [...(callers[who] ?? []), name].sort();
  }
  return callers;
}

const isForClients = (access: { action: Action; areas: Area[] } | undefined) =>
  access?.areas.some((area) => may({ role: 'client' }, access.action, area)) ?? false;

/** What the people who look after a type may call of its router, whatever the type (`server/content/procedures.ts`). */
export const forEveryType = ['create', 'delete', 'get', 'update'];

/** What they may call of a type whose entries are drafts until they are published. */
export const forPublishing = ['publish', 'unpublish'];

function proceduresOf(router: string): [string, Declared][] {
  const all = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
  return all
    .filter(([path]) => path.startsWith(`${router}.`))
    .map(([path, procedure]) => [path.slice(router.length + 1), procedure]);
}
