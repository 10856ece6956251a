import * as tables from '../tables.ts';
import type { OfferTables } from './tables.ts';

/** What the two kinds of offers differ in beyond their words. */
export interface Kind {
  tables: OfferTables;
  /** What the back office calls one of them. */
  noun: string;
  /** Its public list; an offer's page is below. */
  path: string;
  /** Its list in the back office; an offer's form is below. */
  route: string;
  /** 0 or 1: tells the ids of the kinds apart where both stand in one list. */
  number: 0 | 1;
}

export const packagingKind: Kind = {
  tables: {
    offers: tables.packaging,
    pictures: tables.packagingPictures,
    textPictures: tables.packagingTextPictures,
    formerSlugs: tables.packagingFormerSlugs,
  },
  noun: 'product',
  path: '/packaging',
  route: '/only-us/home/packaging',
  number: 0,
};

export const serviceKind: Kind = {
  tables: {
    offers: tables.services,
    pictures: tables.servicePictures,
    textPictures: tables.serviceTextPictures,
    formerSlugs: tables.serviceFormerSlugs,
  },
  noun: 'service',
  path: '/services',
  route: '/only-us/home/service',
  number: 1,
};

export const kinds = [serviceKind, packagingKind];
