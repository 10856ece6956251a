import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { files, history, seo, users } from '#database/tables.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { listTable } from '#server/content/list-table.ts';
import { banner } from './banner/type.ts';
import { certificate } from './certificate/type.ts';
import { client } from './client/type.ts';
import { figure } from './figure/type.ts';
import type { OfferRow } from './offers/rows.ts';
import { offerKinds, serviceIcons } from './offers/type.ts';

/** What the home page opens with, in the order of `position`. Only published ones are shown. */
export const banners = listTable(banner, 'home_banners');

/** Companies that we work for, in the order of `position`. `website` is empty or begins with http. */
export const clients = listTable(client, 'home_clients');

/** What the company is proud of in numbers, in the order of `position`. */
export const figures = listTable(figure, 'home_figures');

/** What the company is certified for, in the order of `position`. */
export const certificates = listTable(certificate, 'home_certificates');

const rows = (name: string) => text(name, { mode: 'json' }).$type<OfferRow[]>().notNull();

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
    specification: rows('specification'),
    /** Of a product: the smallest order and the lead time, as buyers read them. */
    minimum: text('minimum').notNull().default(''),
    leadTime: text('lead_time').notNull().default(''),
    prices: rows('prices').default([]),
    steps: rows('steps').default([]),
    preparation: rows('preparation').default([]),
    questions: rows('questions').default([]),
    uses: text('uses').notNull().default(''),
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
