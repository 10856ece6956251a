import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { proceduresFor } from '#server/content/procedures-for.ts';

/** The id that an open form made up. */
const tab = z.string().check(z.regex(/^[a-z0-9]{8,40}$/));
const openForm = z.strictObject({ id, tab });
const reported = z.extend(openForm, { hidden: z.boolean() });

/** `enterForm` and `leaveForm`: who has the form of an entry open. */
export function presenceProcedures({ name, access }: Pick<EntryType, 'name' | 'access'>) {
  const { mutation } = proceduresFor({ access });
  return {
    /** Reports a form as open, every 15 seconds, and returns who else has it open. */
    enterForm: mutation
      .input(reported)
      .mutation(({ ctx, input: { id, tab, hidden } }) =>
        ctx.presence.report({ type: name, entry: id, tab, user: ctx.user }, hidden),
      ),

    leaveForm: mutation.input(openForm).mutation(({ ctx, input: { id, tab } }) => {
      ctx.presence.leave({ type: name, entry: id, tab, user: ctx.user });
    }),
  };
}
