import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { NotificationChoice } from '#lib/account-inputs.ts';
import { type AnswerTime, type Contact, noHours, type OpeningHours } from '#lib/brand.ts';
import type { Crop } from '#lib/crop.ts';
import { defaultName } from '#lib/default-brand.ts';
import { languages } from '#lib/language.ts';
import { rights } from '#lib/rights.ts';

/** Milliseconds since 1970 UTC, read as a Date. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' });

const now = sql`(cast(round(unixepoch('subsec') * 1000) as integer))`;

/** In every content table. `version` counts saves: an update names the one it started from. */
export const history = {
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
  version: integer('version').notNull().default(1),
};

/** Of entries that begin as drafts. */
export const drafted = {
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
};

/** The picture has no foreign key, which would need an index on every table: `entry_files` keeps it. */
export const seo = {
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  sharePictureId: integer('share_picture_id'),
  noindex: integer('noindex', { mode: 'boolean' }).notNull().default(false),
};

/** `passwordHash` is argon2id; null until the first password is set. */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: ['client', 'administrator'] }).notNull(),
  /** Narrows or widens the role Client (lib/rights.ts). */
  right: text('right', { enum: rights }),
  passwordHash: text('password_hash'),
  active: integer('active', { mode: 'boolean' }).notNull().default(true),
  /** The author's name above posts; empty: the name. */
  byline: text('byline').notNull().default(''),
  /** For the back office. */
  portraitId: integer('portrait_id').references((): AnySQLiteColumn => files.id),
  /** Of the back office. */
  language: text('language', { enum: languages }).notNull().default('en'),
  /** Channel per notification kind (`server/notifications/`); missing keys use the default. */
  notifications: text('notifications', { mode: 'json' })
    .$type<Partial<Record<string, NotificationChoice>>>()
    .notNull()
    .default({}),
  ...history,
});

/** The account that a row is deleted with. */
export const ofAccount = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** `id` is the SHA-256 of the token in the cookie, so the table opens no session. `expiresAt` is in seconds (Lucia). */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ofAccount(),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
    address: text('address'),
    browser: text('browser'),
    /** The time zone that the browser reported: roughly where it is. */
    timeZone: text('time_zone'),
    /** The last sign-in or re-authentication. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Uploaded pictures and PDFs. `filename`: the stored name in the public address; `name`: the sender's. A PDF has its first page's size. */
export const files = sqliteTable(
  'files',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    filename: text('filename').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** The average colour as #rrggbb, shown while it loads; #rrggbb00 if partly transparent. */
    color: text('color').notNull(),
    alt: text('alt').notNull().default(''),
    translatedAlt: text('translated_alt').notNull().default(''),
    /** The focal point, as shares of width and height: crops keep it in sight. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** Of the sent bytes, to recognise duplicates. */
    sha256: text('sha256').notNull(),
    /** Of the stored bytes, to find damage. Null for old files. */
    keptSha256: text('kept_sha256'),
    /** Null for a picture. */
    pages: integer('pages'),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    ...history,
  },
  (table) => [index('files_sha256').on(table.sha256), index('files_created_at').on(table.createdAt)],
);

const ofFile = () => integer('file_id').references(() => files.id, { onDelete: 'cascade' });

/** The originals of cropped files; `files` has the visible part. Only staff get their address. */
export const originals = sqliteTable('whole_pictures', {
  fileId: ofFile().primaryKey(),
  filename: text('filename').notNull().unique(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  color: text('color').notNull(),
  keptSha256: text('kept_sha256').notNull(),
  crop: text('crop', { mode: 'json' }).$type<Crop>().notNull(),
});

/** The pages of PDFs, from 1: the size of their pictures in pixels, and their text. */
export const documentPages = sqliteTable(
  'document_pages',
  {
    fileId: ofFile().notNull(),
    page: integer('page').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.page] })],
);

/** Names before a picture was replaced: their addresses redirect. */
export const formerFilenames = sqliteTable(
  'former_filenames',
  {
    filename: text('filename').primaryKey(),
    fileId: ofFile().notNull(),
  },
  (table) => [index('former_filenames_file').on(table.fileId)],
);

/** A label exists while a file has it; case doesn't matter. */
export const fileLabels = sqliteTable(
  'file_labels',
  {
    fileId: ofFile().notNull(),
    label: text('label').notNull(),
    /** In lower case, unique for a file. */
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.key] }), index('file_labels_key').on(table.key)],
);

/** One row. */
export const site = sqliteTable(
  'site',
  {
    id: integer('id').primaryKey().default(1),
    description: text('description').notNull(),
    timeZone: text('time_zone').notNull().default('Asia/Jakarta'),
    language: text('language', { enum: ['id', 'en'] })
      .notNull()
      .default('id'),
    secondLanguage: text('second_language', { enum: ['none', 'id', 'en'] })
      .notNull()
      .default('none'),
    /** Until it is published, only staff see its pages. */
    isSecondLanguagePublic: integer('is_second_language_public', { mode: 'boolean' })
      .notNull()
      .default(false),
    /** Synonyms for the search, a group per line (lib/search-words.ts). */
    searchWords: text('search_words').notNull().default(''),
    keepActivity: text('keep_activity', { enum: ['twoYears', 'fiveYears', 'oneYear', 'halfYear'] })
      .notNull()
      .default('twoYears'),
    maintenance: integer('maintenance', { mode: 'boolean' }).notNull().default(true),
    /** Signed into every preview link: incrementing it revokes all. */
    previewEpoch: integer('preview_epoch').notNull().default(1),
    /** First steps that an administrator skipped, by their titles. */
    skippedSteps: text('skipped_steps', { mode: 'json' }).$type<string[]>().notNull().default([]),
    ...history,
  },
  (table) => [check('site_one_row', sql`${table.id} = 1`)],
);

/** The company's identity: one row. `color` is #rrggbb, or empty for the default. */
export const brands = sqliteTable(
  'brands',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull().default(defaultName),
    logoId: integer('logo_id').references(() => files.id),
    logoOnDarkId: integer('logo_on_dark_id').references(() => files.id),
    /** Square, for the site's icons. */
    markId: integer('mark_id').references(() => files.id),
    shareCardId: integer('share_card_id').references(() => files.id),
    color: text('color').notNull().default(''),
    typeface: text('typeface', { enum: ['jakarta', 'serif', 'grotesque'] })
      .notNull()
      .default('jakarta'),
    legalName: text('legal_name').notNull().default(''),
    street: text('street').notNull().default(''),
    city: text('city').notNull().default(''),
    province: text('province').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    coordinates: text('coordinates').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    hours: text('hours', { mode: 'json' }).$type<OpeningHours>().notNull().default(noHours),
    answerTime: text('answer_time').$type<AnswerTime>().notNull().default('unsaid'),
    contacts: text('contacts', { mode: 'json' }).$type<Contact[]>().notNull().default([]),
    ...history,
  },
  (table) => [check('brands_one_row', sql`${table.id} = 1`)],
);

/** Search results; the FTS5 index `search` has rows with the same ids. `type` and `entry` identify the entry. */
export const searchEntries = sqliteTable(
  'search_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    type: text('type').notNull(),
    entry: integer('entry').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    url: text('url').notNull(),
    language: text('language', { enum: languages }).notNull().default('id'),
    /** A stored name. */
    picture: text('picture'),
    visibleFrom: instant('visible_from').notNull(),
    visibleUntil: instant('visible_until'),
  },
  (table) => [
    uniqueIndex('search_entries_entry').on(table.type, table.entry),
    index('search_entries_picture').on(table.picture),
    index('search_entries_visible_from').on(table.visibleFrom),
    index('search_entries_visible_until').on(table.visibleUntil),
    index('search_entries_language').on(table.language, table.type),
  ],
);

/** All words ever indexed, to find similar ones quickly. */
export const searchVocabulary = sqliteTable('search_vocabulary', { word: text('word').primaryKey() });
