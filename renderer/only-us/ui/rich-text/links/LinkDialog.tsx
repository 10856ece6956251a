import { Button, Flex } from '@radix-ui/themes';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { OpenDialog } from '../../base/OpenDialog.tsx';
import { QuietButton } from '../../base/QuietButton.tsx';
import { LinkInput } from './LinkInput.tsx';
import { t } from './texts.ts';
import type { FoundLink } from './use-found-links.ts';

/** Links the selected words; without a selection, the name of what is linked becomes the words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const present = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [typed, type] = useState(present.replace(/^(mailto|tel):/, ''));
  const [isWrong, setWrong] = useState(false);
  const pick = ({ href, title, isAddress }: FoundLink) => {
    setLink(editor, href, isAddress ? typed.trim() : title);
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <OpenDialog
      title={t('title')}
      maxWidth="600px"
      onClose={onClose}
      // The editor's command waits for the next frame.
      onClosed={() => editor.view.focus()}
    >
      <LinkInput
        label={t('linkTo')}
        hint={t('hint')}
        error={isWrong ? t('noLink') : undefined}
        value={typed}
        onChange={(next) => {
          setWrong(false);
          type(next);
        }}
        onPick={pick}
        onNothing={() => setWrong(true)}
        suggests={selectedWords(editor)}
        takesFocus
      />
      <Flex gap="3" mt="4" justify="end">
        {present && (
          <Button type="button" variant="soft" color="red" mr="auto" onClick={remove}>
            {t('remove')}
          </Button>
        )}
        <QuietButton onClick={onClose}>{localize('Cancel')}</QuietButton>
      </Flex>
    </OpenDialog>
  );
}

const longestWords = 60;

function selectedWords({ state: { doc, selection } }: Editor) {
  const words = doc.textBetween(selection.from, selection.to, ' ').trim();
  return words.length <= longestWords ? words : '';
}

function setLink(editor: Editor, href: string, words: string) {
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href } }];
    editor.chain().insertContent({ type: 'text', text: words, marks }).unsetMark('link').run();
  } else editor.chain().extendMarkRange('link').setLink({ href }).run();
}
