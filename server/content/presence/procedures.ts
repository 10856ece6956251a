import * as z from 'zod/mini';
import { profilesOf } from '#server/auth/profiles.ts';
import { contentProcedure, oneOfType } from '#server/content/content-procedures.ts';
import { deedsSince, stateOf } from './news.ts';

/** The id that an open form made up. */
const tab = z.string().check(z.regex(/^[a-z0-9]{8,40}$/));
const openForm = z.extend(oneOfType, { tab });
/** `since`: when the last answer came, by the server's clock. */
const reported = z.extend(openForm, { hidden: z.boolean(), since: z.optional(z.date()) });

const opened = contentProcedure('read').meta({ changesPublic: false });

export const presenceProcedures = {
  /** Reports a form as open, every five seconds. Returns who else has it open, its entry's state, and what others did there. */
  enterForm: opened
    .input(reported)
    .mutation(({ ctx: { db, presence, user, ...ctx }, input: { type, id, tab, hidden, since } }) => {
      const now = ctx.now();
      const { people, otherTab } = presence.report({ type, entry: id, tab, userId: user.id }, hidden);
      const profiles = people.length > 0 ? [...profilesOf(db, people).values()] : [];
      return {
        people: profiles.map(({ name, portrait }) => ({ name, portrait })),
        otherTab,
        now,
        state: stateOf(db, ctx.type, id),
        deeds: deedsSince(db, ctx.type, id, { reader: user, since: since ?? now }),
      };
    }),

  leaveForm: opened.input(openForm).mutation(({ ctx, input: { type, id, tab } }) => {
    ctx.presence.leave({ type, entry: id, tab, userId: ctx.user.id });
  }),
};
