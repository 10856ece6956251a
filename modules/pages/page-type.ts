import * as z from 'zod/mini';
import { type $ZodType, safeParseAsync } from 'zod/v4/core';
import { contentType } from '#lib/content-type.ts';
import { address, field, line, optionalPicture, status, text, type ValuesOf } from '#lib/fields.ts';
import { seoFields } from '#lib/seo.ts';
import { pagesRoute } from './paths.ts';

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

/** The rules of a kind of block; undefined when no module offers it. */
export type SchemaOf = (kind: string) => $ZodType | undefined;

const mostBlocks = 60;

/**
 * Pages that people build of blocks. Blocks are checked by the rules of their kinds. Those that no module offers pass as they
 * are: their module may come back.
 */
export function pageWith(schemaOf: SchemaOf) {
  const blocks: z.ZodMiniType<PageBlock[]> = z.array(pageBlock).check(
    z.maxLength(mostBlocks, `Maximum ${mostBlocks} blocks.`),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each block only once.'),
    async (payload) => {
      const checked = payload.value.map(async (block, index) => {
        const schema = schemaOf(block.kind);
        const result = schema && (await safeParseAsync(schema, block.values));
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
  return contentType({
    name: 'page',
    noun: 'page',
    list: pagesRoute,
    fields: {
      title: line('Title', 120, { role: 'title' }),
      slug: address(),
      summary: text('Summary', 300, {
        role: 'summary',
        hint: 'One or two sentences below the title, for search engines and for shared links.',
        input: { rows: 2 },
      }),
      coverId: optionalPicture('Cover', {
        role: 'cover',
        hint: 'Shown below the title and in shared links.',
      }),
      blocks: field('blocks', { label: 'Blocks', rule: blocks, empty: [] }),
      status: status(),
      ...seoFields,
    },
    texts: {
      add: 'New page',
      deleteText: 'It goes to the trash, where you can restore it for 30 days. Visitors no longer see it.',
      emptyText: 'Build one of texts, pictures and cards. It stays a draft until you publish it.',
    },
  });
}

/** What a person enters about a page. */
export type PageFields = ValuesOf<ReturnType<typeof pageWith>['fields']>;
