import type { PageContextServer } from 'vike/types';
import { partQuery } from '#modules/catalog/parts.ts';
import { catalogsPath } from '#modules/catalog/paths.ts';
import type { Data } from './+data.ts';

/** Each part of a catalog with many pages has its own canonical address: they show different pages. */
export default function canonical({ data }: PageContextServer): string {
  const { only } = data as Data;
  return catalogsPath + partQuery(only?.part ?? 1);
}
