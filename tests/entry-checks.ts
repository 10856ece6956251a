import { expect } from 'vitest';
import { appRouter } from '#server/router.ts';

// Checks for entries of any type.

interface Entry {
  id: number;
}

/** The procedures of a type that a check calls. */
interface EntryApi<Change> {
  get(input: Entry): Promise<unknown>;
  update(input: Change): Promise<unknown>;
}

interface Declared {
  _def: { meta?: { access?: 'everybody' | 'client' | 'administrator' } };
}

/**
 * The names of a router's procedures by who may call them, in alphabetical order. `server/api/roles.test.ts` checks
 * that everybody else is refused.
 */
export function callersOf(router: string): Record<string, string[]> {
  const callers: Record<string, string[]> = {};
  for (const [name, { _def }] of proceduresOf(router)) {
    const access = _def.meta?.access ?? '';
    callers[access] = [...(callers[access] ?? []), name].sort();
  }
  return callers;
}

/** What the people who look after a type may call of its router, whatever the type (`server/content/procedures.ts`). */
export const forEveryType = ['create', 'delete', 'get', 'update'];

/** What they may call of a type whose entries are drafts until they are published. */
export const forPublishing = ['publish', 'unpublish'];

/** Checks that when two people change the same version of an entry, the first change stays and the second fails. */
export async function expectFirstChangeToStay<Change extends Entry>(
  [first, second]: [EntryApi<Change>, EntryApi<Change>],
  [change, late]: [Change, Change],
): Promise<void> {
  await first.update(change);
  const saved = await first.get({ id: change.id });
  const message = expect.stringContaining('in the meantime');
  await expect(second.update(late)).rejects.toMatchObject({ code: 'CONFLICT', message });
  expect(await first.get({ id: change.id })).toEqual(saved);
}

/** Checks that each procedure of a type says that a deleted entry no longer exists. */
export async function expectGone(
  router: string,
  api: object,
  change: Entry & { version: number },
): Promise<void> {
  const { id } = change;
  const inputs: Record<string, object> = {
    get: { id },
    update: change,
    publish: { id },
    unpublish: { id },
    reorder: { id, before: null },
    delete: { id },
  };
  const tried = proceduresOf(router).filter(([name]) => name in inputs);
  expect(tried.length).toBeGreaterThan(2);
  for (const [name] of tried) {
    const call = (api as Record<string, (input: unknown) => Promise<unknown>>)[name];
    const message = expect.stringContaining('no longer exists');
    await expect(call?.(inputs[name]), name).rejects.toMatchObject({ code: 'NOT_FOUND', message });
  }
}

function proceduresOf(router: string): [string, Declared][] {
  const all = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
  return all
    .filter(([path]) => path.startsWith(`${router}.`))
    .map(([path, procedure]) => [path.slice(router.length + 1), procedure]);
}
