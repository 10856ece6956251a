import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { kindNames } from './counts.ts';

// Counts of visits by day. Days are those of the site's time zone, as YYYY-MM-DD. Nothing about a visitor is stored.

const counted = (name: string) => integer(name).notNull().default(0);

export const statisticsDays = sqliteTable('statistics_days', {
  day: text('day').primaryKey(),
  visits: counted('visits'),
  views: counted('views'),
  searches: counted('searches'),
  /** Searches without a result, which `searches` doesn't contain. */
  misses: counted('misses'),
  downloads: counted('downloads'),
  requests: counted('requests'),
});

export const metrics = ['visits', 'views', 'searches', 'misses', 'downloads', 'requests'] as const;
export type Metric = (typeof metrics)[number];

/** The counts by name: a limited number for each day and kind (`store.ts`). */
export const statisticsNames = sqliteTable(
  'statistics_names',
  {
    kind: text('kind', { enum: kindNames }).notNull(),
    day: text('day').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.name] })],
);
