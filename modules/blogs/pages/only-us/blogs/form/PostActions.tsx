import { navigate } from 'vike/client/router';
import { t } from '#modules/blogs/texts.ts';
import { DeleteButton } from '#renderer/only-us/ui/entry/DeleteButton.tsx';
import { ScheduleButton } from '#renderer/only-us/ui/entry/publish/ScheduleButton.tsx';
import { ShareButton } from '#renderer/only-us/ui/entry/share/ShareButton.tsx';
import { ViewLink } from '#renderer/only-us/ui/form/ViewLink.tsx';
import type { Post } from '../post.ts';
import type { usePostForm } from './use-post-form.ts';

interface Props {
  post: Post;
  recordForm: ReturnType<typeof usePostForm>;
}

/** What can be done with a saved post: look at it as visitors will, delete it. */
export function PostActions({ post, recordForm }: Props) {
  const { title, slug, state } = post;
  return (
    <>
      <ScheduleButton type="blog" entry={post} name={title} />
      <ShareButton type="blog" entry={post} />
      <DeleteButton
        type="blog"
        entry={post}
        name={title}
        description={t('deleteText')}
        onDeleted={() => navigate('/only-us/blogs')}
      />
      <ViewLink
        recordForm={recordForm}
        entry={{ type: 'blog', id: post.id }}
        page={{ path: `/blogs/${slug}`, label: t(state === 'published' ? 'view' : 'preview') }}
      />
    </>
  );
}
