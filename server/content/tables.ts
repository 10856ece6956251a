import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { files, history, instant, users } from '#database/tables.ts';
import type { KnownFields } from '#lib/block-values.ts';
import { languages } from '#lib/language.ts';
import { valuesColumn } from './values.ts';

// The tables that hold for every type of content. `type` is the entry type's name, such as `blog`, and `entry` the
// entry's id in that type's own table. Rows of a removed module stay, so that it can be added again.

const ofEntry = { type: text('type').notNull(), entry: integer('entry').notNull() };
const ofFile = () =>
  integer('file_id')
    .notNull()
    .references(() => files.id);
const person = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** Which entry uses which file, and where: in the live row, its working copy, its history or the trash. */
export const entryFiles = sqliteTable(
  'entry_files',
  {
    ...ofEntry,
    fileId: ofFile(),
    /** A file that only the history uses may be deleted; the others are kept. */
    usedIn: text('used_in', { enum: ['live', 'copy', 'history', 'trash'] })
      .notNull()
      .default('live'),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entry, table.usedIn, table.fileId] }),
    index('entry_files_file').on(table.fileId),
  ],
);

/** The kinds of the fields of each kind of block, so that they are known when its module is gone. */
export const blockFields = sqliteTable('block_fields', {
  /** 'module.block' */
  kind: text('kind').primaryKey(),
  fields: text('fields', { mode: 'json' }).$type<KnownFields>().notNull(),
});

/** Which entry an address of the public site belongs to now or belonged to before. */
export const addresses = sqliteTable(
  'addresses',
  {
    /** Starts with a slash, such as /blogs/palet-kayu. */
    path: text('path').primaryKey(),
    ...ofEntry,
    /** An address answers with its entry while current, redirects to it while former, and with 410 once it is deleted. */
    state: text('state', { enum: ['current', 'former', 'deleted'] }).notNull(),
    /** Whether visitors have ever seen the entry: only then does its address redirect after a change. */
    wasPublic: integer('was_public', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('addresses_entry').on(table.type, table.entry),
    // As pages in the second language ask for them (server/lens/).
    index('addresses_without_language').on(sql`substr(${table.path}, 4)`),
  ],
);

/** Working copies: edits of a live entry or of one that isn't saved yet. At most one for each entry, shared by its editors. */
export const entryCopies = sqliteTable(
  'entry_copies',
  {
    type: text('type').notNull(),
    /** The entry's id, or the id that the form of a new entry made up. That stays, at revision 0, once there is an `entry`. */
    key: text('key').notNull(),
    entry: integer('entry'),
    values: valuesColumn('entered').notNull(),
    /** The live values that the copy started from, and their version: what a merge compares with. */
    base: valuesColumn('base').notNull(),
    version: integer('version').notNull(),
    /** Counts the changes of the copy: a change names the one it started from. */
    revision: integer('revision').notNull(),
    changedBy: person('changed_by'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.key] }),
    index('entry_copies_changed').on(table.changedAt),
  ],
);

/** Which files the working copies of new entries show. They have no entry yet, so `entryFiles` doesn't know them. */
export const newCopyFiles = sqliteTable(
  'new_copy_files',
  {
    type: text('type').notNull(),
    key: text('key').notNull(),
    fileId: ofFile(),
  },
  ({ type, key, fileId }) => [
    primaryKey({ columns: [type, key, fileId] }),
    foreignKey({ columns: [type, key], foreignColumns: [entryCopies.type, entryCopies.key] }).onDelete(
      'cascade',
    ),
    index('new_copy_files_file').on(fileId),
  ],
);

/** The versions of which only fifty an entry are kept. As the condition of an index, it names its values. */
export const isUnpublished = sql.raw("how not in ('published', 'scheduled')");

/** The history: what an entry was like. The newest published version equals the live row. */
export const entryVersions = sqliteTable(
  'entry_versions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    ...ofEntry,
    title: text('title').notNull(),
    values: valuesColumn('entered').notNull(),
    /** The fields that differ from the version before, each with the number of blocks that do (1 but for rich text). */
    changes: text('changes', { mode: 'json' }).$type<Record<string, number>>().notNull(),
    files: text('files', { mode: 'json' }).$type<number[]>().notNull(),
    how: text('how', {
      enum: ['saved', 'published', 'unpublished', 'restored', 'imported', 'scheduled'],
    }).notNull(),
    savedBy: person('saved_by'),
    /** The name of the assistant that saved it for them. */
    assistant: text('assistant'),
    /** When it was first and last saved: saves in quick succession are one version. */
    since: instant('since').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('entry_versions_entry').on(table.type, table.entry),
    // For removing the oldest of them without reading the published ones, of which there may be thousands.
    index('entry_versions_unpublished').on(table.type, table.entry).where(isUnpublished),
  ],
);

/** Deleted entries, out of their tables so that no public query has to exclude them. `row` is the whole row. */
export const entryTrash = sqliteTable(
  'entry_trash',
  {
    ...ofEntry,
    title: text('title').notNull(),
    row: valuesColumn('row').notNull(),
    deletedBy: person('deleted_by'),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entry] }),
    index('entry_trash_deleted').on(table.deletedAt),
  ],
);

export const entrySchedules = sqliteTable(
  'entry_schedules',
  {
    ...ofEntry,
    action: text('action', { enum: ['publish', 'unpublish'] }).notNull(),
    at: instant('at').notNull(),
    scheduledBy: person('scheduled_by'),
    /** Why it couldn't be done; null before it is due. */
    failed: text('failed'),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entry, table.action] }),
    index('entry_schedules_at').on(table.at),
  ],
);

/** The last request to publish an entry, and its answer. */
export const publicationRequests = sqliteTable(
  'publication_requests',
  {
    ...ofEntry,
    state: text('state', { enum: ['asked', 'returned', 'published'] }).notNull(),
    askedBy: person('asked_by'),
    askedAt: instant('asked_at').notNull(),
    note: text('note').notNull(),
    answeredBy: person('answered_by'),
    answeredAt: instant('answered_at'),
    answer: text('answer').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.type, table.entry] })],
);

/** Links that show a draft or a working copy to people without an account. Their addresses are signed. */
export const shareLinks = sqliteTable(
  'share_links',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    ...ofEntry,
    createdBy: person('created_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('share_links_entry').on(table.type, table.entry)],
);

/** Comments on a shared preview. `seenAt`: when staff read them. */
export const shareRemarks = sqliteTable(
  'share_remarks',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['approval', 'comment'] }).notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    seenAt: instant('seen_at'),
  },
  (table) => [index('share_remarks_link').on(table.linkId)],
);

/** Translations of entries, each an entry of its own type (`translationType`). `type` and `entry` are the original's. */
export const entryTranslations = sqliteTable(
  'entry_translations',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    ...ofEntry,
    language: text('language', { enum: languages }).notNull(),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    slug: text('slug'),
    values: valuesColumn('entered').notNull(),
    /** The original's words when a person confirmed the translation, and whether they have changed since. */
    original: valuesColumn('original').notNull(),
    isOutdated: integer('is_outdated', { mode: 'boolean' }).notNull().default(false),
    /** Whether it is published with paragraphs of the original, and the paragraphs that a person confirmed as the same. */
    isCopied: integer('is_copied', { mode: 'boolean' }).notNull().default(false),
    sameWords: text('same_words', { mode: 'json' }).$type<string[]>().notNull().default([]),
    ...history,
  },
  (table) => [
    uniqueIndex('entry_translations_entry').on(table.type, table.entry, table.language),
    index('entry_translations_slug').on(table.type, table.language, table.slug),
    // Which entries a language has, without reading their words.
    index('entry_translations_public').on(table.type, table.language, table.status, table.entry),
  ],
);
