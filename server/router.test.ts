import { expect, test } from 'vitest';
import type * as z from 'zod/v4/core';
import { appRouter } from './router.ts';

/** What an input takes without an end, by its place. Checked elsewhere: values of a type (hard-limits.long.test.ts), forms with files. */
function endless(rule: z.$ZodType, place: string): string[] {
  const { def } = (rule as z.$ZodTypes)._zod;
  const checks = (def.checks ?? []).map((check) => check._zod.def as { maximum?: number; pattern?: RegExp });
  const { pattern } = def as { pattern?: RegExp };
  const limited = checks.some(({ maximum }) => maximum !== undefined);
  // '{8,40}' at the end of a pattern is a limit, too.
  const patterns = [...checks.map((check) => check.pattern), pattern].map((each) => each?.source ?? '');
  const own = limited || patterns.some((each) => /^\^.*\}\$$/.test(each)) ? [] : [place];
  if (def.type === 'string') return own;
  if (def.type === 'array') return [...own, ...endless(def.element, `${place}[]`)];
  if (def.type === 'record')
    return [...endless(def.keyType, `${place} names`), ...endless(def.valueType, place)];
  if (def.type === 'pipe') return endless(def.in, place);
  if (def.type === 'union') return def.options.flatMap((each) => endless(each, place));
  if ('innerType' in def) return endless(def.innerType, place);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, each]) => endless(each, `${place}.${name}`));
}

test('no procedure takes a text or a list without an end', () => {
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [
    string,
    { _def: { inputs: unknown[] } },
  ][];
  expect(procedures.length).toBeGreaterThan(100);
  const found = procedures.flatMap(([name, { _def }]) =>
    _def.inputs.flatMap((input) => (typeof input === 'function' ? [] : endless(input as z.$ZodType, name))),
  );
  expect(found).toEqual([]);
});
