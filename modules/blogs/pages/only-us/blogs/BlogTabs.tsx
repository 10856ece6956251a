import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { t } from '#modules/blogs/texts.ts';
import { post, postCategory } from '#modules/blogs/type.ts';
import { ViewTabs } from '#renderer/only-us/ui/list/ViewTabs.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';

/** Above lists: posts, categories, and where schedules are shown. */
export function BlogTabs({ current }: { current: typeof post | typeof postCategory }) {
  const categories = [{ view: postCategory.list, label: t('categories') }];
  const linked = usePageContext().sidebar.filter(({ linkedFrom }) => linkedFrom === 'scheduled');
  const views = [
    { view: post.list, label: t('posts') },
    ...(useMay('read', 'pages') ? categories : []),
    ...linked.map(({ label, route }) => ({ view: route, label: localize(label) })),
  ];
  if (views.length === 1) return null;
  return (
    <ViewTabs
      label={t('tabs')}
      views={views}
      current={current.list}
      onChange={(view) => void navigate(view)}
    />
  );
}
