import { TRPCError } from '@trpc/server';
import { createInput } from '#server/content/procedures.ts';
import type { EntryValues } from '#server/content/values.ts';
import type { EntryType } from '#server/module/entry-type.ts';

/** Validates values from outside. Invalid ones become a draft, with the `problem`. Throws when they can't be stored at all. */
export async function checkedValues(
  type: EntryType,
  values: EntryValues,
): Promise<{ values: EntryValues; problem?: string }> {
  const check = createInput(type);
  const given = Object.fromEntries(Object.entries(values).filter(([name]) => name in type.fields));
  try {
    return { values: (await check(given)) as EntryValues };
  } catch (error) {
    const isOfValues = error instanceof TRPCError || issuesOf(error);
    if (values.status !== 'published' || !isOfValues) throw error;
    const draft = { ...given, status: 'draft' };
    return { values: (await check(draft)) as EntryValues, problem: sentenceOf(error) };
  }
}

/** Why a value is refused. A rule says it in its issues; its message is their JSON. */
export function sentenceOf(error: unknown): string {
  const issues = issuesOf(error);
  return issues?.map(({ message }) => message).join(' ') ?? (error as Error).message;
}

const issuesOf = (error: unknown) => (error as { issues?: { message: string }[] }).issues;
