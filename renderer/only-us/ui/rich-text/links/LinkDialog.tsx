import { Button, Callout, Flex } from '@radix-ui/themes';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { type DescribedLinks, noteOf, useDescribedLinks } from '../../base/described-links.ts';
import { OpenDialog } from '../../base/OpenDialog.tsx';
import { QuietButton } from '../../base/QuietButton.tsx';
import { Finder } from '../../palette/Finder.tsx';
import { t } from './texts.ts';
import { type FoundLink, useFoundLinks } from './use-found-links.ts';

/** Links the selected words; without a selection, the name of what is linked becomes the words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const present = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [typed, type] = useState(referenceOf(present) ? '' : present.replace(/^(mailto|tel):/, ''));
  const [isWrong, setWrong] = useState(false);
  const described = useDescribedLinks(present ? [present] : []);
  const { options, error, isSettled } = useFoundLinks(typed, selectedWords(editor));
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
      {referenceOf(present) && <Present href={present} described={described} />}
      <Finder
        label={t('linkTo')}
        hint={t('hint')}
        error={isWrong ? t('noLink') : (error ?? undefined)}
        typed={typed}
        onType={(next) => {
          setWrong(false);
          type(next);
        }}
        options={options}
        isSettled={isSettled}
        picksFirst={typed.trim() !== ''}
        onPick={pick}
        onNothing={() => setWrong(true)}
        status={isSettled && !error && typed.trim() ? t('found', { count: options.length }) : ''}
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

export function Present({ href, described }: { href: string; described: DescribedLinks }) {
  const link = described[href];
  if (!link) return null;
  const note = noteOf(link);
  return (
    <Callout.Root size="1" mb="3" color={note ? 'amber' : 'gray'} highContrast>
      <Callout.Text>{note ?? t('leadsTo', { title: link.title, path: link.path })}</Callout.Text>
    </Callout.Root>
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
