import * as z from 'zod/mini';
import { mutation, oneOfType } from '#server/content/content-procedures.ts';

/** The id that an open form made up. */
const tab = z.string().check(z.regex(/^[a-z0-9]{8,40}$/));
const openForm = z.extend(oneOfType, { tab });
const reported = z.extend(openForm, { hidden: z.boolean() });

/** Who has the form of an entry open: `enterForm` and `leaveForm`. */
export const presenceProcedures = {
  /** Reports a form as open, every 15 seconds, and returns who else has it open. */
  enterForm: mutation
    .input(reported)
    .mutation(({ ctx, input: { type, id, tab, hidden } }) =>
      ctx.presence.report({ type, entry: id, tab, user: ctx.user }, hidden),
    ),

  leaveForm: mutation.input(openForm).mutation(({ ctx, input: { type, id, tab } }) => {
    ctx.presence.leave({ type, entry: id, tab, user: ctx.user });
  }),
};
