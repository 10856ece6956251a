import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { type Field, type Fields, schemaOf, unfinished } from './fields.ts';
import { exceedsLimits, isUnknownWithinLimits, parseWithinLimits } from './hard-limits.ts';
import { valuesByField } from './inputs.ts';
import { localize } from './interface-language.ts';
import { isEmpty } from './rich-text/read.ts';
import type { RichText } from './rich-text/rich-text.ts';

const placedBlock = z.strictObject({
  /** Stable when the block moves; edits are merged by it. */
  id: z.string().check(z.regex(/^[a-z0-9]{8}$/)),
  kind: z.string().check(z.regex(/^\w+\.\w+$/), z.maxLength(80)),
  hidden: z.boolean(),
  values: valuesByField,
});

export type PlacedBlock = z.infer<typeof placedBlock>;

/** The rule for published blocks: those of its fields, and not empty. */
export function blockSchemaOf<Declared extends Fields>(fields: Declared) {
  const own = Object.entries(fields).filter(([name, field]) => name !== 'title' && isFilledIn(field));
  const [first] = own[0] ?? [];
  if (!own.some(([, field]) => hasOwnContent(field))) return schemaOf({ fields });
  const isFilled = (values: object) =>
    own.some(([name, field]) => !isBlank(field, Reflect.get(values, name)));
  return schemaOf({ fields }).check(
    z.refine((values) => isFilled(values as object), {
      error: 'This block is empty. Fill it in or delete it.',
      path: [first ?? ''],
      params: unfinished,
    }),
  );
}

// Choices and numbers are options, not content.
function isFilledIn({ kind }: Field) {
  return !['choice', 'number', 'switch', 'reference', 'instant'].includes(kind);
}

// A block of single lines is complete without content of its own if none is required: it shows something of the site.
function hasOwnContent({ kind, columns }: Field): boolean {
  if (columns) return Object.values(columns).some(hasOwnContent);
  return ['richText', 'picture', 'pictures', 'document'].includes(kind);
}

function isBlank(field: Field, value: unknown): boolean {
  const { kind, columns } = field;
  if (!isFilledIn(field)) return true;
  if (kind === 'richText') return isEmpty(value as RichText);
  if (columns) return (value as object[]).every((row) => areBlank(columns, row));
  return typeof value === 'string' ? value.trim() === '' : !value || (value as unknown[]).length === 0;
}

function areBlank(columns: Fields, row: object): boolean {
  return Object.entries(columns).every(([name, field]) => isBlank(field, Reflect.get(row, name)));
}

const rules = new Map<string, $ZodType>();

/** The rule for the values of an offered block. */
export function registerBlockRule(kind: string, rule: $ZodType): void {
  rules.set(kind, rule);
}

export const ruleOfBlock = (kind: string): $ZodType | undefined => rules.get(kind);

const maxBlocks = 60;

const anyWithinLimits = z
  .custom<PlacedBlock['values']>()
  .check(z.refine(isUnknownWithinLimits, { error: 'This block is too large.', params: exceedsLimits }));

/** Checks blocks by their kinds’ rules, except where `passes` is true. Unknown kinds pass: their module may come back. */
export function blocksRule(
  ruleOf: typeof ruleOfBlock,
  passes: (block: PlacedBlock) => boolean = () => false,
): z.ZodMiniType<PlacedBlock[]> {
  return z.array(placedBlock).check(
    z.maxLength(maxBlocks, { error: () => localize('Maximum {maxBlocks} blocks.', { maxBlocks }) }),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each block only once.'),
    async (payload) => {
      const checked = payload.value.map(async (block, index) => {
        const schema = passes(block) ? undefined : (ruleOf(block.kind) ?? anyWithinLimits);
        const result = schema && (await parseWithinLimits(schema, block.values));
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
