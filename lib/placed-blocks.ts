import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { beyondLimits, checkWithin, isUnknownWithin } from './hard-limits.ts';
import { valuesByField } from './inputs.ts';

const placedBlock = z.strictObject({
  /** Stays the same wherever the block is moved: what two people change is merged by it. */
  id: z.string().check(z.regex(/^[a-z0-9]{8}$/)),
  /** The block that a module offers, as 'module.block'. */
  kind: z.string().check(z.regex(/^\w+\.\w+$/), z.maxLength(80)),
  hidden: z.boolean(),
  values: valuesByField,
});

/** A block of an entry. */
export type PlacedBlock = z.infer<typeof placedBlock>;

/** The rules of a kind of block; undefined when no module offers it. */
export type SchemaOf = (kind: string) => $ZodType | undefined;

const mostBlocks = 60;

const anyWithin = z
  .custom<PlacedBlock['values']>()
  .check(z.refine(isUnknownWithin, { error: 'This block is too large.', params: beyondLimits }));

/**
 * Blocks, checked by the rules of their kinds, but for those that `passes`. Those that no module offers pass as they are, too:
 * their module may come back.
 */
export function blocksRule(
  schemaOf: SchemaOf,
  passes: (block: PlacedBlock) => boolean = () => false,
): z.ZodMiniType<PlacedBlock[]> {
  return z.array(placedBlock).check(
    z.maxLength(mostBlocks, `Maximum ${mostBlocks} blocks.`),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each block only once.'),
    async (payload) => {
      const checked = payload.value.map(async (block, index) => {
        const schema = passes(block) ? undefined : (schemaOf(block.kind) ?? anyWithin);
        const result = schema && (await checkWithin(schema, block.values));
        if (result?.success) return { ...block, values: result.data as PlacedBlock['values'] };
        for (const issue of result?.error.issues ?? []) {
          const path = [index, 'values', ...issue.path];
          payload.issues.push({ ...issue, path, input: payload.value } as (typeof payload.issues)[number]);
        }
        return block;
      });
      payload.value = await Promise.all(checked);
    },
  );
}
