import { useState } from 'react';
import { categoryPath } from '#modules/blogs/paths.ts';
import { t } from '#modules/blogs/texts.ts';
import { postCategory } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { BlogTabs } from '../BlogTabs.tsx';
import type { PostCategory } from '../post.ts';
import { MergeDialog } from './MergeDialog.tsx';

export default function Page() {
  const { data: categories = [] } = api.blogCategory.getAll.useQuery();
  const [merged, merge] = useState<{ category: PostCategory; isDeleted: boolean } | null>(null);
  return (
    <>
      <BlogTabs current="categories" />
      <ListScreen<PostCategory>
        type={postCategory}
        path="/blogs/category"
        note={({ posts, slug }) =>
          `${posts === 0 ? t('noPosts') : t('count', { count: posts })} · ${categoryPath(slug)}`
        }
        menuOf={(category) => {
          const open = (isDeleted: boolean) => () => merge({ category, isDeleted });
          if (category.isFixed) return { items: [], onDelete: null };
          return {
            items: [{ label: t('mergeItem'), onSelect: open(false) }],
            onDelete: category.posts > 0 ? open(true) : undefined,
          };
        }}
      />
      {merged && (
        <MergeDialog
          {...merged}
          others={categories.filter(({ id }) => id !== merged.category.id)}
          onClose={() => merge(null)}
        />
      )}
    </>
  );
}
