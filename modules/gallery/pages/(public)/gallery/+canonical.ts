import type { PageContextServer } from 'vike/types';
import { galleryPath } from '#modules/gallery/paths.ts';
import type { Data } from './+data.ts';

/** Each type and each page has its own canonical address: they show different pictures. */
export default function canonical({ data }: PageContextServer): string {
  const { type, page } = data as Data;
  return galleryPath({ type, page });
}
