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
    const issues = (error as { issues?: { message: string }[] }).issues;
    if (values.status !== 'published' || (!issues && !(error instanceof TRPCError))) throw error;
    const problem = issues?.map(({ message }) => message).join(' ') ?? (error as TRPCError).message;
    return { values: (await check({ ...given, status: 'draft' })) as EntryValues, problem };
  }
}
