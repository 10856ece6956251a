import { navigate } from 'vike/client/router';
import { t } from '#modules/blogs/texts.ts';
import { post, postCategory } from '#modules/blogs/type.ts';
import { ViewTabs } from '#renderer/only-us/ui/list/ViewTabs.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';

export function BlogTabs({ current }: { current: 'posts' | 'categories' }) {
  if (!useMay('read', 'pages')) return null;
  return (
    <ViewTabs
      label={t('tabs')}
      views={[
        { view: 'posts', label: t('posts') },
        { view: 'categories', label: t('categories') },
      ]}
      current={current}
      onChange={(view) => void navigate(view === 'posts' ? post.list : postCategory.list)}
    />
  );
}
