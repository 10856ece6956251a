import * as z from 'zod/mini';
import { profilesOf } from '#server/auth/profiles.ts';
import { contentProcedure, oneOfType } from '#server/content/content-procedures.ts';

/** The id that an open form made up. */
const tab = z.string().check(z.regex(/^[a-z0-9]{8,40}$/));
const openForm = z.extend(oneOfType, { tab });
const reported = z.extend(openForm, { hidden: z.boolean() });

const opened = contentProcedure('read').meta({ changesPublic: false });

/** Who has the form of an entry open: `enterForm` and `leaveForm`. */
export const presenceProcedures = {
  /** Reports a form as open, every 15 seconds, and returns who else has it open. */
  enterForm: opened
    .input(reported)
    .mutation(({ ctx: { db, presence, user }, input: { type, id, tab, hidden } }) => {
      const { people, otherTab } = presence.report({ type, entry: id, tab, userId: user.id }, hidden);
      const profiles = people.length > 0 ? [...profilesOf(db, people).values()] : [];
      return { people: profiles.map(({ name, portrait }) => ({ name, portrait })), otherTab };
    }),

  leaveForm: opened.input(openForm).mutation(({ ctx, input: { type, id, tab } }) => {
    ctx.presence.leave({ type, entry: id, tab, userId: ctx.user.id });
  }),
};
