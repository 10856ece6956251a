import type { PageContextServer } from 'vike/types';
import { blogPath } from '#modules/blogs/paths.ts';
import type { Data } from './+data.ts';

/** Each category and each page has its own canonical address: they show different posts. */
export default function canonical({ data }: PageContextServer): string {
  const { category, page } = data as Data;
  return blogPath({ category, page });
}
