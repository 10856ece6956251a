import * as z from 'zod/v4/core';

// Drafts may exceed the rules while people write, but not without limit.

/** By how many times a draft may exceed a rule. */
const room = 10;
// Limit for rules without a length, such as patterns.
const usual = 100;
const maxNames = 200;
const maxUnknown = 200_000;

const tooLong = 'This is far too long. Please shorten it.';
const tooMany = 'There is far too much here. Please remove some of it.';

/** The `params` of an issue that rejects a draft, too. */
export const exceedsLimits = { isBeyondLimits: true };

/** Checks a value by its rule. Values over ten times too large are rejected by size, before anything parses them. */
export async function parseWithinLimits<Value>(rule: z.$ZodType<Value>, value: unknown) {
  const found = findExcess(rule, value, []);
  if (!found) return z.safeParseAsync(rule, value);
  const issue: z.$ZodIssue = { code: 'custom', ...found, params: exceedsLimits, input: undefined };
  return { success: false as const, error: new z.$ZodRealError([issue]) };
}

/** Whether values without a known rule, such as a removed module’s, are small enough. */
export const isUnknownWithinLimits = (values: object): boolean => JSON.stringify(values).length <= maxUnknown;

interface Found {
  message: string;
  path: PropertyKey[];
}

function findExcess(rule: z.$ZodType, value: unknown, path: PropertyKey[]): Found | null {
  const { def } = (rule as z.$ZodTypes)._zod;
  if ('innerType' in def) return findExcess(def.innerType, value, path);
  if (def.type === 'pipe') return findExcess(def.in, value, path);
  const most = room * largestOf(def);
  if (typeof value === 'string') return value.length > most ? { message: tooLong, path } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (def.type === 'array' && Array.isArray(value))
    return value.length > most
      ? { message: tooMany, path }
      : firstOf(value, (each, index) => findExcess(def.element, each, [...path, index]));
  if (def.type !== 'object') return null;
  const names = Object.keys(value);
  if (names.length > maxNames || names.some((name) => name.length > maxNames))
    return { message: tooMany, path };
  return firstOf(Object.entries(def.shape), ([name, each]) =>
    findExcess(each, value[name as keyof typeof value], [...path, name]),
  );
}

function largestOf({ checks = [] }: z.$ZodTypeDef): number {
  const sizes = checks.map(({ _zod: { def } }) => def as { maximum?: number; length?: number });
  const known = sizes.flatMap(({ maximum, length }) => maximum ?? length ?? []);
  return known.length > 0 ? Math.min(...known) : usual;
}

function firstOf<Item>(items: Item[], find: (item: Item, index: number) => Found | null) {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found) return found;
  }
  return null;
}
