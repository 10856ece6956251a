import type { PageContextServer } from 'vike/types';
import { partQuery } from '#modules/catalog/parts.ts';
import { catalogsPath } from '#modules/catalog/paths.ts';
import type { Data } from './+data.ts';

/** The only catalog is the same on the page of all catalogs. */
export default function canonical({ data }: PageContextServer): string {
  const { catalog, others, part } = data as Data;
  return (others.length === 0 ? catalogsPath : catalog.path) + partQuery(part);
}
