import { entryType } from '#server/module/entry-type.ts';
import { categoryPath } from './paths.ts';
import { blogCategories } from './tables.ts';
import { postCategory } from './type.ts';

export const categories = entryType(postCategory, {
  table: blogCategories,
  address: ({ slug }) => categoryPath(slug),
});
