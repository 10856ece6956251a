import { sql } from 'drizzle-orm';
import { blob, check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { history, instant, users } from '#database/tables.ts';
import { languages } from '#lib/language.ts';
import type { Answer } from '#server/forms/points.ts';
import { kinds, states, type suspicions } from './states.ts';

export const requests = sqliteTable(
  'requests',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** For visitors, such as 7K3M-9P2X. */
    reference: text('reference').notNull().unique(),
    /** Detects a form sent twice: SHA-256 of form and input. */
    formKey: text('form_key').notNull().unique(),
    /** Detects a repeated request: SHA-256 of the input. */
    contentKey: text('content_key').notNull(),
    kind: text('kind', { enum: kinds }).notNull().default('quote'),
    state: text('state', { enum: states }).notNull(),
    suspicions: text('suspicions', { mode: 'json' }).$type<(typeof suspicions)[number][]>().notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    /** Digits with country code, such as 6281234567890. Empty if there is an email address. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** The product’s page at the time; empty for none. */
    productPath: text('product_path').notNull(),
    productName: text('product_name').notNull(),
    /** As the visitor typed it, such as `30 × 20 × 15 cm`. */
    size: text('size').notNull().default(''),
    quantity: text('quantity').notNull(),
    city: text('city').notNull(),
    /** Of a sample: the address to send it to. */
    note: text('note').notNull(),
    language: text('language', { enum: languages }).notNull(),
    consent: text('consent').notNull(),
    /** The form of the office, with its words then; 0 for the request form. */
    formId: integer('form_id').notNull().default(0),
    formTitle: text('form_title').notNull().default(''),
    formThanks: text('form_thanks').notNull().default(''),
    answers: text('answers', { mode: 'json' }).$type<Answer[]>().notNull().default([]),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    openedAt: instant('opened_at'),
    ...history,
  },
  (table) => [
    index('requests_state').on(table.state, table.createdAt),
    index('requests_content_key').on(table.contentKey, table.createdAt),
    index('requests_created_at').on(table.createdAt),
    index('requests_phone').on(table.phone),
    index('requests_email').on(table.email),
    index('requests_form').on(table.formId),
  ],
);

const request = () =>
  integer('request_id')
    .notNull()
    .references(() => requests.id, { onDelete: 'cascade' });

/** Events of a request, including who read it. `userId` is null for deleted accounts. */
export const requestEvents = sqliteTable(
  'request_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    requestId: request(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['opened', 'replied', 'state', 'assigned', 'note', 'exported'] }).notNull(),
    /** The new state, the assignee’s name, the note, or the way of replying. */
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('request_events_request').on(table.requestId, table.at)],
);

export const requestSettings = sqliteTable(
  'request_settings',
  {
    id: integer('id').primaryKey().default(1),
    months: integer('months').notNull().default(12),
    /** Accounts emailed about new requests; null: the first administrator. */
    recipients: text('recipients', { mode: 'json' }).$type<string[]>(),
    /** Whether visitors see the form; off on older sites until turned on. */
    formOn: integer('form_on', { mode: 'boolean' }).notNull().default(true),
    ...history,
  },
  (table) => [check('request_settings_one_row', sql`${table.id} = 1`)],
);

/** Photos as WebP, and PDFs. Not files, which anybody could fetch by name: private, and deleted with the request. */
export const requestPhotos = sqliteTable(
  'request_photos',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    requestId: request(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
    type: text('type', { enum: ['image/webp', 'application/pdf'] })
      .notNull()
      .default('image/webp'),
    /** The visitor’s name of the file; empty for a photo of the request form. */
    name: text('name').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [index('request_photos_request').on(table.requestId), index('request_photos_at').on(table.at)],
);
