import { Button } from '@radix-ui/themes';
import { navigate } from 'vike/client/router';
import { t } from '#modules/blogs/texts.ts';
import { DeleteButton } from '#renderer/only-us/ui/entry/DeleteButton.tsx';
import { ScheduleButton } from '#renderer/only-us/ui/entry/publish/ScheduleButton.tsx';
import { ShareButton } from '#renderer/only-us/ui/entry/share/ShareButton.tsx';
import type { Post } from '../post.ts';

/** What can be done with a saved post: look at it as visitors will, delete it. */
export function PostActions({ post }: { post: Post }) {
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
      <Button variant="soft" color="gray" asChild>
        <a href={`/blogs/${slug}`} target="_blank" rel="noreferrer">
          {t(state === 'published' ? 'view' : 'preview')}
        </a>
      </Button>
    </>
  );
}
