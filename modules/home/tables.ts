import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { files, history } from '#database/tables.ts';
import {
  formerSlugsTable,
  offerColumns,
  offerPicturesTable,
  offersTable,
  textPicturesTable,
} from './offers/tables.ts';
import { serviceIcons } from './service/inputs.ts';

/** What the home page opens with, in the order of `position`. Only active ones are shown. */
export const banners = sqliteTable(
  'home_banners',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    /** What the button says and where it leads; both are empty when there is none. */
    buttonLabel: text('button_label').notNull().default(''),
    buttonLink: text('button_link').notNull().default(''),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
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

/** Packaging products, in the order of `position`. */
export const packaging = offersTable('home_packaging');
export const packagingPictures = offerPicturesTable('home_packaging_pictures', () => packaging.id);
export const packagingTextPictures = textPicturesTable('home_packaging_text_pictures', () => packaging.id);
export const packagingFormerSlugs = formerSlugsTable('home_packaging_former_slugs', () => packaging.id);

const servicesName: string = 'home_services';

/** Services, in the order of `position`. */
export const services = sqliteTable(servicesName, {
  ...offerColumns(),
  icon: text('icon', { enum: serviceIcons }).notNull(),
});
export const servicePictures = offerPicturesTable('home_service_pictures', () => services.id);
export const serviceTextPictures = textPicturesTable('home_service_text_pictures', () => services.id);
export const serviceFormerSlugs = formerSlugsTable('home_service_former_slugs', () => services.id);
