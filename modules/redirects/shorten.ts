import { keyOf, pathOf } from '#server/http/addresses.ts';
import { candidatesFor, locationOf } from './addresses.ts';

/** `target`: null for an address that is gone. */
export interface Answer {
  target: string | null;
  temporary: boolean;
}

export type Answers = ReadonlyMap<string, Answer>;

interface Surroundings {
  hasPage(key: string): boolean;
  movedTo(key: string): string | undefined;
}

/**
 * The end of each chain of redirects; undefined for a loop. A temporary redirect isn't skipped, because it will change.
 * A target that many share is followed once.
 */
export function endsOf(all: Answers, around: Surroundings) {
  const known = new Map<string, string | null | undefined>();
  return (path: string): string | null | undefined => {
    const seen = new Set([path]);
    const way: { target: string; isEnd: boolean }[] = [];
    let target = all.get(path)?.target ?? null;
    // An address elsewhere is an end.
    while (target?.startsWith('/') && !known.has(target)) {
      const key = keyOf(pathOf(target));
      const hasPage = around.hasPage(key);
      const next = hasPage ? undefined : candidatesFor(key).find((candidate) => all.has(candidate));
      const after = next === undefined ? undefined : all.get(next);
      way.push({ target, isEnd: after?.temporary ?? false });
      if (next === undefined || !after) known.set(target, hasPage ? target : (around.movedTo(key) ?? target));
      else if (seen.has(next)) known.set(target, undefined);
      else {
        seen.add(next);
        target = after.target === null ? null : locationOf({ path: next, target: after.target }, key);
      }
    }
    let end = target !== null && known.has(target) ? known.get(target) : target;
    for (const { target, isEnd } of way.reverse()) {
      if (isEnd && end !== undefined) end = target;
      known.set(target, end);
    }
    return end;
  };
}

/** Whether a redirect leads to one in `changed`: then its end changes, too. */
export function leadsTo(changed: Answers, { target }: Answer): boolean {
  if (!target?.startsWith('/')) return false;
  return candidatesFor(keyOf(pathOf(target))).some((path) => changed.has(path));
}
