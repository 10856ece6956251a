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

/** An instant, kept as milliseconds since 1970 UTC and read as a Date. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' });

const now = sql`(cast(round(unixepoch('subsec') * 1000) as integer))`;

/** The columns that every content row has. `version` counts its saves: an update names the one it started from. */
export const history = {
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
  version: integer('version').notNull().default(1),
};

/**
 * What search engines and shared links show of an entry that has a page: empty ones are made from its other fields. The
 * picture has no foreign key, which would need an index on every table: `entry_files` keeps it from being deleted. A column
 * each, not one of JSON: so two people's changes are merged, and the history names them.
 */
/** Of entries that begin as drafts. */
export const drafted = {
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
};

export const seo = {
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  sharePictureId: integer('share_picture_id'),
  /** Are search engines asked not to list it? */
  noindex: integer('noindex', { mode: 'boolean' }).notNull().default(false),
};

/** Accounts. `passwordHash` is argon2id; null until the account's first password is set. */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: ['client', 'administrator'] }).notNull(),
  /** What narrows or widens the role Client (lib/rights.ts); null for neither. */
  right: text('right', { enum: rights }),
  passwordHash: text('password_hash'),
  active: integer('active', { mode: 'boolean' }).notNull().default(true),
  /** Who visitors read as the author of this person's posts; empty: the name. */
  byline: text('byline').notNull().default(''),
  /** A picture of the person, for the back office. */
  portraitId: integer('portrait_id').references((): AnySQLiteColumn => files.id),
  /** Of the back office. */
  language: text('language', { enum: languages }).notNull().default('en'),
  /** How this person gets notifications, by their kind (`server/notifications/`); what isn't here comes as delivered. */
  notifications: text('notifications', { mode: 'json' })
    .$type<Partial<Record<string, NotificationChoice>>>()
    .notNull()
    .default({}),
  ...history,
});

/** Sign-ins. `id` is the SHA-256 of the token in the cookie, so the table opens no session. `expiresAt` is in seconds (Lucia). */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
    address: text('address'),
    browser: text('browser'),
    /** The time zone that the browser reported: roughly where it is. */
    timeZone: text('time_zone'),
    /** When the person last proved who they are: with the sign-in, or later by password, passkey or code. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Uploaded files, pictures and PDFs. `filename` is the stored name and part of the public address; `name` is what the sender
 * called it. Width, height and colour of a PDF are those of its first page as a picture.
 */
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
    /** The average colour as #rrggbb: what shows until the picture is there. #rrggbb00 if it is partly transparent. */
    color: text('color').notNull(),
    alt: text('alt').notNull().default(''),
    /** The alternative text in the second language of the site. */
    translatedAlt: text('translated_alt').notNull().default(''),
    /** What matters in the picture, as shares of its width and height: crops keep it in sight. The centre at first. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** SHA-256 of the bytes as they were sent, to recognise the same picture sent twice. */
    sha256: text('sha256').notNull(),
    /** SHA-256 of the bytes as they are kept, to find damage. Null for files from before it was noted. */
    keptSha256: text('kept_sha256'),
    /** How many pages a PDF has; null for a picture. */
    pages: integer('pages'),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    ...history,
  },
  (table) => [index('files_sha256').on(table.sha256), index('files_created_at').on(table.createdAt)],
);

/**
 * The whole pictures behind files that are shown cropped: `files` has the part that is shown, as a stored file of its own.
 * `crop` says which part that is. Nobody but staff gets the address of the whole.
 */
export const wholePictures = sqliteTable('whole_pictures', {
  fileId: integer('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  filename: text('filename').notNull().unique(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  color: text('color').notNull(),
  keptSha256: text('kept_sha256').notNull(),
  crop: text('crop', { mode: 'json' }).$type<Crop>().notNull(),
});

/** The pages of the PDFs: how large their pictures are, in pixels, and what is written on them. The first one is 1. */
export const documentPages = sqliteTable(
  'document_pages',
  {
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.page] })],
);

/** The stored names that files had before their pictures were replaced: their addresses redirect. */
export const formerFilenames = sqliteTable(
  'former_filenames',
  {
    filename: text('filename').primaryKey(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_filenames_file').on(table.fileId)],
);

/** Words that people sort files by. A label exists as long as a file has it; upper and lower case make no other. */
export const fileLabels = sqliteTable(
  'file_labels',
  {
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** The label in lower case, which makes it unique on a file and finds it. */
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.key] }), index('file_labels_key').on(table.key)],
);

/** The settings of the site: one row. */
export const site = sqliteTable(
  'site',
  {
    id: integer('id').primaryKey().default(1),
    description: text('description').notNull(),
    timeZone: text('time_zone').notNull().default('Asia/Jakarta'),
    /** The language of the words around the content, for visitors. */
    language: text('language', { enum: ['id', 'en'] })
      .notNull()
      .default('id'),
    /** In which visitors can read the site, too. */
    secondLanguage: text('second_language', { enum: ['none', 'id', 'en'] })
      .notNull()
      .default('none'),
    /** Words that mean the same to the search, a line for each group (lib/search-words.ts). */
    searchWords: text('search_words').notNull().default(''),
    /** How long the lines of the activity are kept. */
    keepActivity: text('keep_activity', { enum: ['twoYears', 'fiveYears', 'oneYear', 'halfYear'] })
      .notNull()
      .default('twoYears'),
    maintenance: integer('maintenance', { mode: 'boolean' }).notNull().default(true),
    /** Part of every preview link's signature: counting it up revokes them all. */
    previewEpoch: integer('preview_epoch').notNull().default(1),
    ...history,
  },
  (table) => [check('site_one_row', sql`${table.id} = 1`)],
);

/**
 * What the company behind the site is called, what it looks like and where it is found: one row. `color` is #rrggbb, or empty
 * for the default.
 */
export const brands = sqliteTable(
  'brands',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull().default(defaultName),
    logoId: integer('logo_id').references(() => files.id),
    logoOnDarkId: integer('logo_on_dark_id').references(() => files.id),
    /** A square picture: the icons of the site are made of it. */
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
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    hours: text('hours', { mode: 'json' }).$type<OpeningHours>().notNull().default(noHours),
    answerTime: text('answer_time').$type<AnswerTime>().notNull().default('unsaid'),
    contacts: text('contacts', { mode: 'json' }).$type<Contact[]>().notNull().default([]),
    ...history,
  },
  (table) => [check('brands_one_row', sql`${table.id} = 1`)],
);

/**
 * What visitors can find: what results show; the index `search` (FTS5) has rows with the same ids.
 * `type` and `entry` say which entry it is.
 */
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
    /** The stored name of a picture to show with it. */
    picture: text('picture'),
    /** Nobody finds it before. */
    visibleFrom: instant('visible_from').notNull(),
    /** Nobody finds it from then on. */
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

/** Every word that has come into the search index, by its key: to see quickly which similar ones there may be. */
export const searchVocabulary = sqliteTable('search_vocabulary', { word: text('word').primaryKey() });
