import { and, desc, eq, gt, inArray, max, ne, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { activity } from '../../activity/tables.ts';
import { profilesOf } from '../../auth/profiles.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { contentProcedure, oneOfType } from '../content-procedures.ts';
import { isAbout, isEntry } from '../read-entry.ts';
import { schedulesOf } from '../schedules/schedules.ts';
import { entryVersions, publicationRequests } from '../tables.ts';
import { copyRevision } from '../working-copy/copies.ts';

/** `revision`: of the working copy, 0 for none. `pending`: requests and schedules as text, to notice changes. */
function stateOf(db: Queries, type: EntryType, id: number) {
  const { version } = type.table;
  const row = db.select({ version }).from(type.table).where(isEntry(type, id)).get();
  if (!row) return null;
  const { state, askedAt, answeredAt } = publicationRequests;
  const isOwn = isAbout(publicationRequests, type, id);
  const request = db.select({ state, askedAt, answeredAt }).from(publicationRequests).where(isOwn).get();
  const pending = JSON.stringify([request, schedulesOf(db, type, id)]);
  return { version: Number(row.version), revision: copyRevision(db, type, { id }), pending };
}

const reportedActions = [
  'published',
  'updated',
  'unpublished',
  'discarded',
  'reverted',
  'scheduled',
  'deleted',
  'overruled',
] as const;

/** The changes of others to an entry since then, latest first. A person whose change was overruled is told so until their next save. */
function deedsSince(
  db: Queries,
  type: EntryType,
  id: number,
  { reader, since }: { reader: { id: string; name: string }; since: Date },
) {
  const { what, name, at, userId, detail } = activity;
  const isOwn = and(isAbout(entryVersions, type, id), eq(entryVersions.savedBy, reader.id));
  const lastSave = { at: max(entryVersions.at) };
  const own = db.select(lastSave).from(entryVersions).where(isOwn).get()?.at;
  const isNews = and(ne(what, 'overruled'), gt(at, since));
  const isOverruled = and(
    eq(what, 'overruled'),
    eq(detail, reader.name),
    or(gt(at, since), own ? gt(at, own) : undefined),
  );
  return db
    .select({ what, name })
    .from(activity)
    .where(
      and(
        eq(activity.type, type.name),
        eq(activity.entry, String(id)),
        inArray(what, [...reportedActions]),
        ne(userId, reader.id),
        or(isNews, isOverruled),
      ),
    )
    .orderBy(desc(at), desc(activity.id))
    .limit(20)
    .all() as { what: (typeof reportedActions)[number]; name: string }[];
}

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
