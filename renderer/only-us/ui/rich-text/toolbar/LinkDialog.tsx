import { Button, Dialog, Flex, TextField } from '@radix-ui/themes';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { linkOf } from '#lib/rich-text/links.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { t } from '../texts.ts';

/** Edits the link of the selected text. Without a selection, the address becomes the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const present = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [typed, type] = useState(present.replace(/^(mailto|tel):/, ''));
  const [error, setError] = useState<string>();
  const set = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the form around it in React's tree would be sent
    const href = linkOf(typed);
    if (!href) return setError(t('noLink'));
    setLink(editor, href, typed.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        maxWidth="480px"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      >
        <Dialog.Title>{t('linkTitle')}</Dialog.Title>
        <form onSubmit={set} noValidate>
          <Field label={t('linkTo')} hint={t('linkHint')} error={error}>
            <TextField.Root
              autoFocus
              autoComplete="off"
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </Field>
          <Flex gap="3" mt="5" justify="end">
            {present && (
              <Button type="button" variant="soft" color="red" mr="auto" onClick={remove}>
                {t('linkRemove')}
              </Button>
            )}
            <Button type="button" variant="soft" color="gray" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit">{t('linkSave')}</Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function setLink(editor: Editor, href: string, words: string) {
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href } }];
    editor.chain().insertContent({ type: 'text', text: words, marks }).unsetMark('link').run();
  } else editor.chain().extendMarkRange('link').setLink({ href }).run();
}
