import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { instant } from '#lib/inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { everyType } from '../content/declared-types.ts';
import { findEntry } from '../content/read-entry.ts';
import { type EntryTable, type EntryType, screenOf } from '../module/entry-type.ts';
import { sessionReference } from './record.ts';
import { activity } from './tables.ts';

const word = z.string().check(z.maxLength(80));

export const activityFilter = z.strictObject({
  person: z.optional(word),
  area: z.optional(word),
  /** The first instant, and the first one after it. */
  from: z.optional(instant()),
  until: z.optional(instant()),
  entry: z.optional(z.strictObject({ type: word, id: word })),
});
export type ActivityFilter = z.infer<typeof activityFilter>;

/** The last line of the previous page. */
export const activityCursor = z.strictObject({ at: z.date(), id: z.int() });
type Cursor = z.infer<typeof activityCursor>;
type Row = typeof activity.$inferSelect;

const given = (name: string) => sql.param(sql.placeholder(name), activity.at);

// By the part of the filter that they are for.
const conditions = {
  person: eq(activity.userId, sql.placeholder('person')),
  area: eq(activity.area, sql.placeholder('area')),
  entry: and(eq(activity.type, sql.placeholder('type')), eq(activity.entry, sql.placeholder('entry'))),
  from: gte(activity.at, given('from')),
  until: lt(activity.at, given('until')),
  after: sql`(${activity.at}, ${activity.id}) < (${given('at')}, ${sql.placeholder('id')})`,
};

/** The newest first. */
export const narrowedLines = preparedQuery((db, by: (keyof typeof conditions)[]) =>
  db
    .select()
    .from(activity)
    .where(and(...by.map((name) => conditions[name])))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(sql.placeholder('most')),
);

/** The newest first, from the line after `after`. */
export function linesOf(db: Queries, filter: ActivityFilter, after: Cursor | undefined, most: number): Row[] {
  const parts = { ...filter, after };
  const by = (Object.keys(conditions) as (keyof typeof conditions)[]).filter((name) => parts[name]);
  const entry = { type: filter.entry?.type, entry: filter.entry?.id };
  return narrowedLines(db, by).all({ ...filter, ...entry, ...after, most });
}

/** Lines for the screen: with the form of the entry, and whether they are from the reader’s session. */
export function shownLines(db: Queries, lines: Row[], sessionId: string | null) {
  const types = new Map(everyType().map((type) => [type.name, type]));
  const own = sessionId && sessionReference(sessionId);
  return lines.map(({ session, ...line }) => {
    const type = types.get(line.type);
    const row = type && line.entry !== null && findEntry(db, type, Number(line.entry));
    return {
      ...line,
      name: line.source === 'assistant' ? localize('An assistant of {name}', { name: line.name }) : line.name,
      // Such as the brand, which is called so by the site.
      title: type?.single ? localize(line.title) : line.title,
      noun: type?.noun ?? null,
      isThisSession: session !== null && session === own,
      session,
      route: type && row ? screenOf(type, row) : null,
      versionRoute: type && row && line.version !== null ? versionRoute(type, row, line.version) : null,
    };
  });
}

// Its form opens the history there.
function versionRoute(type: EntryType, row: EntryTable['$inferSelect'], version: number) {
  const screen = screenOf(type, row);
  return `${screen}${screen.includes('?') ? '&' : '?'}version=${version}`;
}
