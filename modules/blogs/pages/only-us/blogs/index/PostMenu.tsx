import { DropdownMenu, IconButton } from '@radix-ui/themes';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { t } from '#modules/blogs/texts.ts';
import { ConfirmDialog } from '#renderer/only-us/ui/ConfirmDialog.tsx';
import { useDeleteEntry } from '#renderer/only-us/ui/entry/use-delete-entry.ts';
import { useDuplicateEntry } from '#renderer/only-us/ui/entry/use-duplicate-entry.ts';
import { usePublish } from '#renderer/only-us/ui/entry/use-publish.ts';
import type { ListedPost } from '../post.ts';

const { Item } = DropdownMenu;
const openPost = (id: number) => navigate(`/only-us/blogs/${id}`);

/** What else can be done with a post: see it as visitors will, publish it or take it back, duplicate it, delete it. */
export function PostMenu({ post: { id, title, slug, state } }: { post: ListedPost }) {
  const [deleting, setDeleting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const remove = useDeleteEntry('blog', { id, name: title });
  const { publish } = usePublish('blog', { id, name: title });
  const duplicate = useDuplicateEntry('blog', { id, name: title });
  // Only when the menu is gone and its button has the focus again: the question gives the focus back to there.
  const askWhenClosed = () => {
    button.current?.focus();
    if (asked.current) setDeleting(true);
    asked.current = false;
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <IconButton ref={button} variant="soft" color="gray" aria-label={t('more', { title })}>
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" color="gray" onCloseAutoFocus={askWhenClosed}>
          <Item asChild>
            <a href={`/blogs/${slug}`} target="_blank" rel="noreferrer">
              {t(state === 'published' ? 'view' : 'preview')}
            </a>
          </Item>
          <Item onSelect={() => publish(state === 'draft')}>
            {t(state === 'draft' ? 'publish' : 'unpublish')}
          </Item>
          <Item onSelect={() => void duplicate(openPost).catch(() => undefined)}>{t('duplicate')}</Item>
          <DropdownMenu.Separator />
          <Item color="red" onSelect={() => (asked.current = true)}>
            {t('delete')}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {deleting && (
        <ConfirmDialog
          title={t('deleteTitle', { title })}
          description={t('deleteText')}
          confirmLabel={t('delete')}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
