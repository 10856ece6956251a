import { sql } from 'drizzle-orm';
import { blob, check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { history, instant, users } from '#database/tables.ts';
import { languages } from '#lib/language.ts';
import { states, type suspicions } from './states.ts';

/** What visitors ask for. */
export const requests = sqliteTable(
  'requests',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The number that visitors get, such as 7K3M-9P2X. */
    reference: text('reference').notNull().unique(),
    /** The same for a form that is sent twice: SHA-256 of the form and what was typed. */
    formKey: text('form_key').notNull().unique(),
    /** The same when somebody asks the same again: SHA-256 of what was typed. */
    contentKey: text('content_key').notNull(),
    state: text('state', { enum: states }).notNull(),
    /** Why it may be spam. */
    suspicions: text('suspicions', { mode: 'json' }).$type<(typeof suspicions)[number][]>().notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    /** With country code and digits alone, such as 6281234567890. Empty if there is an email address. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** The page of the product, as it was then; empty for none in particular. */
    productPath: text('product_path').notNull(),
    productName: text('product_name').notNull(),
    quantity: text('quantity').notNull(),
    city: text('city').notNull(),
    note: text('note').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** What the visitor agreed to (`consent.ts`). */
    consent: text('consent').notNull(),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** When somebody of the office opened it first. */
    openedAt: instant('opened_at'),
    ...history,
  },
  (table) => [
    index('requests_state').on(table.state, table.createdAt),
    index('requests_content_key').on(table.contentKey, table.createdAt),
    index('requests_created_at').on(table.createdAt),
    index('requests_phone').on(table.phone),
    index('requests_email').on(table.email),
  ],
);

const request = () =>
  integer('request_id')
    .notNull()
    .references(() => requests.id, { onDelete: 'cascade' });

/** What happened to a request, and who looked at it. `userId` is null for an account that was deleted. */
export const requestEvents = sqliteTable(
  'request_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    requestId: request(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['opened', 'replied', 'state', 'assigned', 'note', 'exported'] }).notNull(),
    /** The new state, the name of the person, the words of the note, or by what somebody replied. */
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('request_events_request').on(table.requestId, table.at)],
);

/** How requests are handled: one row. */
export const requestSettings = sqliteTable(
  'request_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** How long requests are stored. */
    months: integer('months').notNull().default(12),
    /** The accounts that get an email about each new one; null until somebody has chosen: the first administrator. */
    recipients: text('recipients', { mode: 'json' }).$type<string[]>(),
    /** Do visitors see the form? Off on a site from before there was one, until somebody turns it on. */
    formOn: integer('form_on', { mode: 'boolean' }).notNull().default(true),
    ...history,
  },
  (table) => [check('request_settings_one_row', sql`${table.id} = 1`)],
);

/**
 * The photos of a request, as WebP. They are no files of the site, where anybody who knows a name could fetch them: nobody else
 * sees them, and they are backed up and deleted with the request.
 */
export const requestPhotos = sqliteTable(
  'request_photos',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    requestId: request(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('request_photos_request').on(table.requestId), index('request_photos_at').on(table.at)],
);
