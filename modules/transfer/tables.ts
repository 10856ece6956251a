import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { instant } from '#database/tables.ts';
import type { Choices } from './move-in/choices.ts';
import type { Counts, Note, Overview } from './move-in/source.ts';
import type { Upload } from './move-in/uploads.ts';

/**
 * Sites that moved in, one row for each old host: exports of the same host continue the same import. One that nobody has
 * reviewed has no host yet.
 */
export const imports = sqliteTable('imports', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  host: text('host').notNull().unique(),
  title: text('title').notNull(),
  /**
   * `reviewing`, `running` and `undoing`: a process does it, or was interrupted. `stopped`: somebody did, or it failed. `undone`: only
   * files that entries in the trash show are left of it.
   */
  state: text('state', {
    enum: ['uploaded', 'reviewing', 'reviewed', 'running', 'stopped', 'done', 'undoing', 'undone'],
  }).notNull(),
  startedAt: instant('started_at').notNull(),
  /** When everything was imported first, and when redirects were turned on. */
  finishedAt: instant('finished_at'),
  switchedAt: instant('switched_at'),
  /** The site's second language before, where the import chose one. */
  formerLanguage: text('former_language'),
  uploads: text('uploads', { mode: 'json' }).$type<Upload[]>().notNull().default([]),
  choices: text('choices', { mode: 'json' }).$type<Partial<Choices>>().notNull().default({}),
  review: text('review', { mode: 'json' }).$type<Review>(),
  progress: text('progress', { mode: 'json' }).$type<Progress>(),
  failure: text('failure').notNull().default(''),
  /** The account that started it; null for a command. */
  startedBy: text('started_by'),
});

export interface Progress {
  step: 'reading' | 'places' | 'files' | 'entries' | 'addresses';
  done: number;
  of: number;
}

export interface Review extends Record<'before' | 'after', Counts> {
  /** Counts up when it changes: what an older version of the program stored isn't read. */
  shape: 3;
  site: Overview['site'];
  kinds: Kind[];
  authors: { login: string; name: string }[];
  categories: { slug: string; name: string }[];
  /** The pages of the old site. `isFront`: its address is that of the site. */
  pages: { slug: string; title: string; isFront: boolean }[];
  notes: (Note & { count: number; entry: string })[];
  /** Addresses of several entries, or of the site itself. */
  collisions: string[];
  failed: { title: string; why: string }[];
  problems: string[];
  /** Parts of the export that can’t be read. The import is refused unless the owner accepts to lose them. */
  unread: string[];
  files: {
    wanted: number;
    others: string[];
    /** Files missing from the upload; null when they are fetched from an address, where nobody can know yet. */
    missing: string[] | null;
    /** Bytes of the uploaded files; bytes free on the disk. */
    bytes: number | null;
    free: number;
  };
  minutes: number;
}

/** A type of the old site: where it goes, and how many arrive. `found` = `moved` + `leftOut` + `failed`. */
export interface Kind extends Record<'found' | 'moved' | 'leftOut' | 'failed', number> {
  type: string;
  to: string | null;
  reasons: string[];
}

/** Items of the exports and their results. `key` names an item across exports of the same host. */
export const importItems = sqliteTable(
  'import_items',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    address: text('address').notNull().default(''),
    /** `begun`: an empty draft was created. */
    state: text('state', { enum: ['begun', 'moved', 'left out', 'failed'] }).notNull(),
    /** Why it is left out or changed. */
    why: text('why').notNull().default(''),
    /** The entry here, or the file. `version`: as the import left it; null for a file that was here before. */
    type: text('type'),
    entry: integer('entry'),
    version: integer('version'),
    checksum: text('checksum').notNull().default(''),
    before: text('before', { mode: 'json' }).$type<Counts>(),
    after: text('after', { mode: 'json' }).$type<Counts>(),
    notes: text('notes', { mode: 'json' }).$type<Note[]>().notNull().default([]),
    isDone: integer('is_done', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [uniqueIndex('import_items_key').on(table.importId, table.key)],
);

/** The addresses of old sites, as keys of redirects in lower case: what is there now, an entry or a file, or another path. */
export const importAddresses = sqliteTable(
  'import_addresses',
  {
    path: text('path').primaryKey(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    type: text('type'),
    entry: integer('entry'),
    target: text('target'),
  },
  (table) => [index('import_addresses_import').on(table.importId)],
);
