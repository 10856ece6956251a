import * as z from 'zod/v4/core';

// A draft keeps what is too long for visitors while people write it, but not without end.

/** How many times a draft may exceed what the rule of a field allows. */
const room = 10;
// Of what a rule limits by other means, such as a pattern.
const usual = 100;
const mostNames = 200;
const mostUnknown = 200_000;

const tooLong = 'This is far too long. Please shorten it.';
const tooMany = 'There is far too much here. Please remove some of it.';

/** The `params` of an issue that stops a draft, too. */
export const beyondLimits = { isBeyondLimits: true };

/**
 * Checks a value by its rule. What is more than ten times as large as the rule allows is refused by its size, before anything
 * else looks at it.
 */
export async function checkWithin<Value>(rule: z.$ZodType<Value>, value: unknown) {
  const found = findBeyond(rule, value, []);
  if (!found) return z.safeParseAsync(rule, value);
  const issue: z.$ZodIssue = { code: 'custom', ...found, params: beyondLimits, input: undefined };
  return { success: false as const, error: new z.$ZodRealError([issue]) };
}

/** Whether values without a known rule, such as those of a removed module, are small enough. */
export const isUnknownWithin = (values: object): boolean => JSON.stringify(values).length <= mostUnknown;

interface Found {
  message: string;
  path: PropertyKey[];
}

function findBeyond(rule: z.$ZodType, value: unknown, path: PropertyKey[]): Found | null {
  const { def } = (rule as z.$ZodTypes)._zod;
  if ('innerType' in def) return findBeyond(def.innerType, value, path);
  if (def.type === 'pipe') return findBeyond(def.in, value, path);
  const most = room * largestOf(def);
  if (typeof value === 'string') return value.length > most ? { message: tooLong, path } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (def.type === 'array' && Array.isArray(value))
    return value.length > most
      ? { message: tooMany, path }
      : firstOf(value, (each, index) => findBeyond(def.element, each, [...path, index]));
  if (def.type !== 'object') return null;
  const names = Object.keys(value);
  if (names.length > mostNames || names.some((name) => name.length > mostNames))
    return { message: tooMany, path };
  return firstOf(Object.entries(def.shape), ([name, each]) =>
    findBeyond(each, value[name as keyof typeof value], [...path, name]),
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
