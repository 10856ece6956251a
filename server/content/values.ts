import { TRPCError } from '@trpc/server';
import { getTableColumns } from 'drizzle-orm';
import { customType } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/v4/core';
import { cleanAll, cleanLine, cleanText } from '#lib/clean-text.ts';
import type { Field, Fields } from '#lib/fields.ts';
import { parseWithinLimits } from '#lib/hard-limits.ts';
import { localize, translateTemplate } from '#lib/interface-language.ts';
import { sentenceOfIssue } from '#server/errors/error-messages.ts';
import { parse, serialize } from '../http/payload.ts';
import { type EntryType, isPublishable } from '../module/entry-type.ts';

export type EntryValues = Record<string, unknown>;

/** A column of values or of a whole row, as superjson: dates stay dates. */
export const valuesColumn = customType<{ data: EntryValues; driverData: string }>({
  dataType: () => 'text',
  toDriver: (values) => JSON.stringify(serialize(values)),
  fromDriver: (text) => parse(text) as EntryValues,
});

/** The entered fields of a row, or of stored values: fields that the type no longer has are left out. */
export function enteredValues(type: Pick<EntryType, 'fields'>, row: object): EntryValues {
  const names = Object.keys(type.fields).filter((name) => name in row);
  return Object.fromEntries(names.map((name) => [name, row[name as keyof typeof row]]));
}

/** Checks unfinished values: required fields may be empty. BAD_REQUEST by field for unknown fields, wrong types and unsafe texts. */
export async function checkUnfinished(type: Pick<EntryType, 'fields'>, values: EntryValues) {
  const { fields } = type;
  try {
    refuseForeignNames(fields, values);
    const checks = Object.entries(values).map(([name, value]) => checkField(name, fields[name], value));
    return valuesOf(await Promise.all(checks));
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Some fields can’t be saved.', cause });
  }
}

function valuesOf(checked: { name: string; value: unknown; issues: z.$ZodIssue[] }[]): EntryValues {
  const issues = checked.flatMap((field) => field.issues);
  if (issues.length > 0) throw new z.$ZodRealError(issues);
  return Object.fromEntries(checked.map(({ name, value }) => [name, value]));
}

/** The values as visitors may see them. Throws BAD_REQUEST with a sentence for each field that isn't ready. */
export async function checkPublic(type: EntryType, values: EntryValues): Promise<EntryValues> {
  const published = isPublishable(type) ? { ...values, status: 'published' } : values;
  const checked = await parseWithinLimits(type.schema, published);
  if (checked.success) return checked.data as EntryValues;
  const message = joined([...new Set(checked.error.issues.map(sentenceOfIssue))]);
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause: checked.error });
}

const joined = (sentences: string[]) =>
  sentences
    .map((each) => translateTemplate(each))
    .reduce((first, next) => localize('{first} {next}', { first, next }));

/** The values of a draft, which needs only a title. Throws a ZodError with a sentence for each field that its row can't hold. */
export async function checkDraft(type: EntryType, values: EntryValues): Promise<EntryValues> {
  const { fields } = type;
  refuseForeignNames(fields, values);
  const names = Object.keys(fields);
  return valuesOf(await Promise.all(names.map((name) => checkDraftField(type, name, values[name]))));
}

function refuseForeignNames(fields: Fields, values: EntryValues) {
  const name = Object.keys(values)
    .find((each) => !Object.hasOwn(fields, each))
    ?.slice(0, 80);
  if (name === undefined) return;
  const message = localize('There is no field {name}.', { name });
  throw new z.$ZodRealError([{ code: 'custom', path: [name], message, input: undefined }]);
}

async function checkDraftField(type: EntryType, name: string, value: unknown) {
  const field = type.fields[name];
  const result = field && (await parseWithinLimits(field.rule, value));
  if (result?.success) return { name, value: result.data, issues: [] };
  const isEmpty = typeof value === 'string' ? cleanText(value).trim() === '' : !value && value !== false;
  if (!result || !isEmpty) return checkField(name, field, value);
  const column = getTableColumns(type.table)[name];
  // Kept together with others in one column, which takes anything.
  if (type.pack && !column) return { name, value, issues: [] };
  const canBeEmpty = name !== type.titleField && column;
  if (canBeEmpty && !column.notNull) return { name, value: null, issues: [] };
  if (canBeEmpty && column.dataType === 'string' && !column.enumValues && field?.kind !== 'reference')
    return { name, value: '', issues: [] };
  return { name, value, issues: result.error.issues.map((issue) => ({ ...issue, path: [name] })) };
}

/** The fields that could be published as they are; of a list, its valid items. */
export async function validFields(
  type: Pick<EntryType, 'fields'>,
  values: EntryValues,
): Promise<EntryValues> {
  const { fields } = type;
  const checked = await Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      const result = fields[name] && (await checkItems(fields[name].rule, value));
      return result?.success ? [[name, result.data] as const] : [];
    }),
  );
  return Object.fromEntries(checked.flat());
}

// Once more without the items that are refused: an unfinished row or block leaves the others as they are.
async function checkItems(field: z.$ZodType, value: unknown) {
  const result = await parseWithinLimits(field, value);
  if (result.success || !Array.isArray(value)) return result;
  const refused = new Set(result.error.issues.map(({ path }) => path[0]));
  const others = value.filter((_item, index) => !refused.has(index));
  return parseWithinLimits(field, others);
}

async function checkField(name: string, field: Field | undefined, value: unknown) {
  const kept = { name, value, issues: [] as z.$ZodIssue[] };
  if (!field || value === null || value === undefined) return kept;
  const result = await parseWithinLimits(field.rule, value);
  const refused = result.success ? [] : result.error.issues.filter((issue) => isForeign(issue, value));
  if (refused.length > 0)
    return { ...kept, issues: refused.map((issue) => ({ ...issue, path: [name, ...issue.path] })) };
  // Input stays as it is: trimming would take the space that a person has just typed.
  const clean = (field.input?.rows ?? 1) > 1 ? cleanText : cleanLine;
  if (field.kind === 'link' && !result.success) return kept;
  if (typeof value === 'string') return { ...kept, value: clean(value) };
  return { ...kept, value: result.success ? result.data : cleanAll(value) };
}

// Too short, too long and malformed are what somebody who is still typing enters.
function isForeign(issue: z.$ZodIssue, value: unknown) {
  const { code } = issue;
  if (code === 'custom')
    return issue.params?.isBeyondLimits || (typeof value !== 'string' && !issue.params?.unfinished);
  return code !== 'too_small' && code !== 'too_big' && code !== 'invalid_format';
}
