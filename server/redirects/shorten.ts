import { candidatesFor, keyOf, locationOf, pathOf } from './addresses.ts';

/** Redirects by their paths. */
export type Targets = ReadonlyMap<string, string | null>;

/** What else there is at the addresses of the site. */
export interface Surroundings {
  hasPage(key: string): boolean;
  movedTo(key: string): string | undefined;
}

/** Where a redirect ends when others follow it; undefined when they lead in a circle. */
export function endOf(path: string, all: Targets, around: Surroundings): string | null | undefined {
  const seen = new Set([path]);
  let target = all.get(path) ?? null;
  // An address elsewhere is an end.
  while (target?.startsWith('/')) {
    const key = keyOf(pathOf(target));
    if (around.hasPage(key)) return target;
    const next = candidatesFor(key).find((candidate) => all.has(candidate));
    if (next === undefined) return around.movedTo(key) ?? target;
    if (seen.has(next)) return undefined;
    seen.add(next);
    const after: string | null = all.get(next) ?? null;
    target = after === null ? null : locationOf({ path: next, target: after }, key);
  }
  return target;
}

/** The redirects among `all` that have to change when those in `changed` do: the new ones, and those that led to one. */
export function affectedBy(changed: Targets, all: Targets): string[] {
  const leadsToChanged = (target: string | null) =>
    target?.startsWith('/') && candidatesFor(keyOf(pathOf(target))).some((path) => changed.has(path));
  return [...all].flatMap(([path, target]) => (changed.has(path) || leadsToChanged(target) ? [path] : []));
}
