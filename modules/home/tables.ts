import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { drafted, files, history, seo } from '#database/tables.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { listTable } from '#server/content/list-table.ts';
import { banner } from './banner/type.ts';
import { certificate } from './certificate/type.ts';
import { client } from './client/type.ts';
import { figure } from './figure/type.ts';
import type { OfferRow } from './offers/rows.ts';
import { offerKinds, serviceIcons } from './offers/type.ts';

export const banners = listTable(banner, 'home_banners');

export const clients = listTable(client, 'home_clients');

export const figures = listTable(figure, 'home_figures');

export const certificates = listTable(certificate, 'home_certificates');

const rows = (name: string) => text(name, { mode: 'json' }).$type<OfferRow[]>().notNull();

/** Each kind in the order of `position`. */
export const offers = sqliteTable(
  'home_offers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: offerKinds }).notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    summary: text('summary').notNull(),
    fileId: integer('file_id').references(() => files.id),
    text: text('text', { mode: 'json' }).$type<RichText>().notNull(),
    specification: rows('specification'),
    /** Of products: minimum order and lead time as text. */
    minimum: text('minimum').notNull().default(''),
    leadTime: text('lead_time').notNull().default(''),
    prices: rows('prices').default([]),
    steps: rows('steps').default([]),
    preparation: rows('preparation').default([]),
    questions: rows('questions').default([]),
    uses: text('uses').notNull().default(''),
    pictures: text('pictures', { mode: 'json' }).$type<number[]>().notNull().default([]),
    datasheetId: integer('datasheet_id').references(() => files.id),
    icon: text('icon', { enum: serviceIcons }),
    position: integer('position').notNull(),
    ...drafted,
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
