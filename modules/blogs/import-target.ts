import { wordOfTag } from '#lib/fields.ts';
import {
  cutText,
  type ImportedEntry,
  importedCategories,
  importTarget,
} from '#server/content/import-targets.ts';
import { categories } from './categories.ts';
import { blogPath } from './paths.ts';
import { posts } from './posts.ts';

export const importedPosts = importTarget(posts, {
  of: 'post',
  label: 'Blog posts',
  list: blogPath({}),
  tagList: (tag) => blogPath({ tag }),
  categories: importedCategories(categories, 'category', ({ name, slug }) => ({ name, slug })),
  values: (entry) => ({
    title: entry.title,
    category: categoryOf(entry),
    tags: tagsOf(entry),
    language: entry.language,
    coverId: entry.coverId,
    excerpt: entry.summary,
    body: entry.text(),
    author: cutText(entry.author, 80),
    status: entry.status,
    ...{ location: '', employmentType: null, salary: '', applyLink: '', closesAt: null },
    ...entry.seo,
    publishedAt: entry.publishedAt,
  }),
});

function categoryOf(entry: ImportedEntry): string {
  const category = entry.category();
  for (const { name, slug } of entry.termsOf('category'))
    if (slug !== category?.slug)
      entry.note('Posts have one category, so this one is left out.', name, 'left out');
  return category?.key ?? 'TECHNOLOGY';
}

function tagsOf(entry: ImportedEntry): string[] {
  const names = entry.termsOf('post_tag').map(({ name }) => name.trim());
  const all = names.filter((name) => name.length <= 40 && wordOfTag(name));
  const tags = [...new Map(all.map((name) => [wordOfTag(name), name])).values()].slice(0, 10);
  for (const { name } of entry.termsOf('post_tag'))
    if (!tags.includes(name.trim()))
      entry.note('A tag is left out: posts have at most ten, of 40 characters.', name, 'left out');
  if (entry.isSticky) entry.note('Pinned posts aren’t supported.', entry.title, 'left out');
  return tags;
}
