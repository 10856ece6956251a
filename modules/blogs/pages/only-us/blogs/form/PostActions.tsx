import { Badge, Button } from '@radix-ui/themes';
import { navigate } from 'vike/client/router';
import { t } from '#modules/blogs/texts.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import type { Post } from '../post.ts';
import { useDelete } from '../use-delete.ts';

const colors = { draft: 'gray', scheduled: 'amber', published: 'green' } as const;

/** What can be done with a saved post: look at it as visitors will, delete it. */
export function PostActions({ post: { id, title, slug, state } }: { post: Post }) {
  const remove = useDelete();
  return (
    <>
      <Badge color={colors[state]} size="2" highContrast>
        {t(state)}
      </Badge>
      <ConfirmButton
        title={t('deleteTitle', { title })}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        onConfirm={async () => {
          await remove(id);
          await navigate('/only-us/blogs');
        }}
      >
        <Button type="button" variant="soft" color="red">
          {t('delete')}
        </Button>
      </ConfirmButton>
      <Button variant="soft" color="gray" asChild>
        <a href={`/blogs/${slug}`} target="_blank" rel="noreferrer">
          {t(state === 'published' ? 'view' : 'preview')}
        </a>
      </Button>
    </>
  );
}
