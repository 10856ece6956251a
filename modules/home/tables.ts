import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { drafted, seo } from '#database/tables.ts';
import { entryColumns, listTable } from '#server/content/list-table.ts';
import { entryType } from '#server/module/entry-type.ts';
import { banner } from './banner/type.ts';
import { certificate } from './certificate/type.ts';
import { client } from './client/type.ts';
import { figure } from './figure/type.ts';
import type { OfferRow } from './offers/rows.ts';
import { offerContent, offerKinds, serviceIcons } from './offers/type.ts';
import { sector } from './sector/type.ts';

export const banners = listTable(banner, 'home_banners');
export const bannerType = entryType(banner, { table: banners });

export const clients = listTable(client, 'home_clients');
export const clientType = entryType(client, { table: clients });

export const figures = listTable(figure, 'home_figures');
export const figureType = entryType(figure, { table: figures });

export const certificates = listTable(certificate, 'home_certificates');
export const certificateType = entryType(certificate, { table: certificates });

const rows = (name: string) => text(name, { mode: 'json' }).$type<OfferRow[]>().notNull();

/** Each kind in the order of `position`. */
export const offers = sqliteTable(
  'home_offers',
  entryColumns(offerContent.packaging, {
    kind: text('kind', { enum: offerKinds }).notNull(),
    specification: rows('specification'),
    prices: rows('prices').default([]),
    steps: rows('steps').default([]),
    preparation: rows('preparation').default([]),
    questions: rows('questions').default([]),
    icon: text('icon', { enum: serviceIcons }),
    ...drafted,
    ...seo,
  }),
  (table) => [
    uniqueIndex('home_offers_slug').on(table.kind, table.slug),
    index('home_offers_position').on(table.kind, table.position),
    index('home_offers_file').on(table.fileId),
    index('home_offers_datasheet').on(table.datasheetId),
  ],
);

/** One for each use. */
export const sectors = listTable(sector, 'home_sectors', { ...drafted, ...seo }, 'use');
