import * as z from 'zod/mini';
import { type $ZodType, safeParseAsync } from 'zod/v4/core';
import { fileId, line, slug, status, text } from '#lib/inputs.ts';
import { seoFields } from '#lib/seo.ts';

const pageBlock = z.strictObject({
  /** Stays the same wherever the block is moved: what two people change is merged by it. */
  id: z.string().check(z.regex(/^[a-z0-9]{8}$/)),
  /** The block that a module offers, as 'module.block'. */
  kind: z.string().check(z.regex(/^\w+\.\w+$/), z.maxLength(80)),
  hidden: z.boolean(),
  values: z.record(z.string(), z.unknown()),
});

/** A block of a page. */
export type PageBlock = z.infer<typeof pageBlock>;

/** The fields of a kind of block; undefined when no module offers it. */
export type FieldsOf = (kind: string) => $ZodType | undefined;

const mostBlocks = 60;

/**
 * What a person enters about a page. Blocks are checked by the fields of their kinds. Those that no module offers pass as they
 * are: their module may come back.
 */
export function pageFieldsWith(fieldsOf: FieldsOf) {
  const blocks = z.array(pageBlock).check(
    z.maxLength(mostBlocks, `Maximum ${mostBlocks} blocks.`),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each block only once.'),
    async (payload) => {
      const checked = payload.value.map(async (block, index) => {
        const fields = fieldsOf(block.kind);
        const result = fields && (await safeParseAsync(fields, block.values));
        if (result?.success) return { ...block, values: result.data as PageBlock['values'] };
        for (const issue of result?.error.issues ?? []) {
          const path = [index, 'values', ...issue.path];
          payload.issues.push({ ...issue, path, input: payload.value } as (typeof payload.issues)[number]);
        }
        return block;
      });
      payload.value = await Promise.all(checked);
    },
  );
  return z.strictObject({
    title: line('Title', 120),
    slug,
    summary: text('Summary', 300),
    coverId: z.nullable(fileId),
    blocks,
    status,
    ...seoFields,
  });
}

export type PageFields = z.infer<ReturnType<typeof pageFieldsWith>>;
