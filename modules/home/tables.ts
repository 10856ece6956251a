import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { files, history, seo, users } from '#database/tables.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { offerKinds, type SpecificationRow, serviceIcons } from './offers/inputs.ts';

/** What the home page opens with, in the order of `position`. Only published ones are shown. */
export const banners = sqliteTable(
  'home_banners',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    /** The label and link of the button; both are empty when there is none. */
    buttonLabel: text('button_label').notNull().default(''),
    buttonLink: text('button_link').notNull().default(''),
    fileId: integer('file_id').references(() => files.id),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    position: integer('position').notNull(),
    ...history,
  },
  (table) => [index('home_banners_position').on(table.position), index('home_banners_file').on(table.fileId)],
);

/** Companies that we work for, in the order of `position`. `website` is empty or begins with http. */
export const clients = sqliteTable(
  'home_clients',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    website: text('website').notNull().default(''),
    /** The logo. */
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    position: integer('position').notNull(),
    ...history,
  },
  (table) => [index('home_clients_position').on(table.position), index('home_clients_file').on(table.fileId)],
);

/** What the company is proud of in numbers, in the order of `position`. `value` is written as people read it: '18.000'. */
export const figures = sqliteTable('home_figures', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  value: text('value').notNull(),
  unit: text('unit').notNull().default(''),
  label: text('label').notNull(),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  position: integer('position').notNull(),
  ...history,
});

/** What the company is certified for, in the order of `position`. */
export const certificates = sqliteTable('home_certificates', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  name: text('name').notNull(),
  number: text('number').notNull().default(''),
  /** Its mark, where there is one. */
  fileId: integer('file_id').references(() => files.id),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  position: integer('position').notNull(),
  ...history,
});

/** What the company offers: packaging products and services, each kind in the order of `position`. */
export const offers = sqliteTable(
  'home_offers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: offerKinds }).notNull(),
    name: text('name').notNull(),
    /** The last part of its address. */
    slug: text('slug').notNull(),
    summary: text('summary').notNull(),
    fileId: integer('file_id').references(() => files.id),
    text: text('text', { mode: 'json' }).$type<RichText>().notNull(),
    specification: text('specification', { mode: 'json' }).$type<SpecificationRow[]>().notNull(),
    /** Of a product: the smallest order and the lead time, as buyers read them. */
    minimum: text('minimum').notNull().default(''),
    leadTime: text('lead_time').notNull().default(''),
    /** The ids of further pictures, in their order. */
    pictures: text('pictures', { mode: 'json' }).$type<number[]>().notNull().default([]),
    /** What visitors download for the details. */
    datasheetId: integer('datasheet_id').references(() => files.id),
    /** Of a service. */
    icon: text('icon', { enum: serviceIcons }),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    position: integer('position').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...seo,
    ...history,
  },
  (table) => [
    uniqueIndex('home_offers_slug').on(table.kind, table.slug),
    index('home_offers_position').on(table.kind, table.position),
    index('home_offers_file').on(table.fileId),
    index('home_offers_datasheet').on(table.datasheetId),
  ],
);
