import { Flex, Link, Text } from '@radix-ui/themes';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Pictures } from '#database/shown-picture.ts';
import { storedForm } from '#lib/rich-text/blocks.ts';
import type { OptionalPart, RichText } from '#lib/rich-text/rich-text.ts';
import { QuietButton } from '../base/QuietButton.tsx';
import { KnownPictures, useKnownPictures } from '../files/known-pictures.tsx';
import { usePendingInput } from '../working-copy/pending-input.ts';
import { changeFromElsewhere, type KnownText, knownText } from './change-from-elsewhere.ts';
import { useConflictCards } from './conflict-cards.tsx';
import { editorExtensions } from './editor-extensions.ts';
import { AskDialogs } from './insert/AskDialogs.tsx';
import type { Asked } from './insert/asked.ts';
import { InsertButton } from './insert/InsertButton.tsx';
import { LinkNotes } from './links/LinkNotes.tsx';
import { type PasteState, usePaste } from './paste/use-paste.ts';
import { t } from './texts.ts';
import { PartBar } from './toolbar/PartBar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { rulesForPasting, rulesForTyping } from './typing-rules.ts';

interface Props {
  name: string;
  value: RichText;
  onChange(value: RichText): void;
  onBlur?(): void;
  pictures: Pictures;
  without?: readonly OptionalPart[];
  /** The beginning of the ids of its label and its note. */
  id: string;
  isWrong: boolean;
  /** For forms that focus the first field with an error. */
  ref?: Ref<{ focus(): void }>;
  /** The text alone, for when the editor can't be loaded. */
  children?: ReactNode;
}

export function Editor(props: Props) {
  const { name, value, onChange, onBlur, pictures, without = [], id, isWrong, ref } = props;
  const known = useKnownPictures(pictures);
  const [first] = useState(value);
  // As JSON, what was written and has not come back as `value` yet, oldest first, after what came last. A form gives
  // back copies, and the first of two quick changes after the second.
  const written = useRef([JSON.stringify(value)]);
  const inForm = useRef<KnownText>(null);
  // Whether a value from outside is this person’s choice.
  const isOwn = useRef(false);
  const editorProps = useEditorProps(id, isWrong);
  const [asked, ask] = useState<Asked | null>(null);
  const paste = usePaste(known.add);
  const [extensions] = useState(() => editorExtensions({ ask, without, ...paste.options }));
  const input = usePendingInput(() => {
    const text = storedForm(editor.getJSON() as RichText);
    written.current.push(JSON.stringify(text));
    inForm.current = knownText(editor);
    onChange(text);
  });
  const editor = useEditor({
    extensions,
    // With an option that isn't the same as before, the editor would be set up again at each key.
    content: first,
    editorProps,
    enableInputRules: rulesForTyping,
    enablePasteRules: rulesForPasting,
    onUpdate: () => input.changed(),
    onTransaction: ({ transaction }) => inForm.current?.since.appendMapping(transaction.mapping),
    onBlur() {
      input.flush();
      onBlur?.();
    },
  });
  useEffect(() => {
    const text = JSON.stringify(value);
    const at = written.current.lastIndexOf(text);
    if (at >= 0) return void written.current.splice(0, at);
    // The value changed from outside: a restored draft, or someone else's version.
    written.current = [text];
    changeFromElsewhere(editor, inForm.current ?? knownText(editor), value, isOwn.current);
    inForm.current = knownText(editor);
  }, [value, editor]);
  const conflicts = useConflictCards(editor, inForm, {
    name,
    onChoose() {
      isOwn.current = true;
      setTimeout(() => {
        isOwn.current = false;
        editor.view.focus();
      });
    },
  });
  // At once: the command waits for the next frame, and a letter that is typed before would be lost.
  useImperativeHandle(ref, () => ({ focus: () => editor.view.focus() }), [editor]);
  return (
    <KnownPictures value={known}>
      <Toolbar editor={editor} ask={ask} />
      <PasteNotice state={paste.state} onDismiss={paste.dismiss} />
      <div className="rich-text-text">
        <EditorContent editor={editor} />
        <InsertButton editor={editor} />
        <PartBar editor={editor} ask={ask} />
      </div>
      <LinkNotes editor={editor} />
      {conflicts}
      {asked && <AskDialogs editor={editor} asked={asked} onClose={() => ask(null)} />}
    </KnownPictures>
  );
}

function useEditorProps(id: string, isWrong: boolean) {
  return useMemo(
    () => ({
      attributes: {
        'aria-labelledby': `${id}-label`,
        'aria-describedby': isWrong ? `${id}-note` : '',
        'aria-invalid': String(isWrong),
        class: 'rich-text rich-text-paper',
        role: 'textbox',
        'aria-multiline': 'true',
      },
      scrollMargin: scrollPadding,
      scrollThreshold: scrollPadding,
    }),
    [id, isWrong],
  );
}

/**
 * For ProseMirror's `scrollMargin` and `scrollThreshold`: the room that the page keeps free when it scrolls something
 * into view (`scroll-padding`), which browsers keep for their own moves of the caret and ProseMirror doesn't. Read when
 * it is needed, as the bars grow and shrink.
 */
const scrollPadding = {
  left: 5,
  right: 5,
  get top() {
    return padding('scrollPaddingTop');
  },
  get bottom() {
    return padding('scrollPaddingBottom');
  },
};

function padding(side: 'scrollPaddingTop' | 'scrollPaddingBottom') {
  return Number.parseFloat(getComputedStyle(document.documentElement)[side]) || 5;
}

/** State of pasted pictures: uploading, or to be fetched by hand. */
function PasteNotice({ state: { uploading, missing }, onDismiss }: { state: PasteState; onDismiss(): void }) {
  const known = [...new Set(missing.filter((address) => address !== null))];
  return (
    <div role="status">
      {uploading > 0 && (
        <Text as="p" size="2" className="rich-text-notice">
          {t('uploadingPictures', { count: uploading })}
        </Text>
      )}
      {missing.length > 0 && (
        <div className="rich-text-notice">
          <Text as="p" size="2">
            {t('missingPictures', { count: missing.length })}
          </Text>
          <ul>
            {known.map((address) => (
              <li key={address}>
                <Link href={address} target="_blank" rel="noreferrer" size="2">
                  {address.slice(0, 100)}
                </Link>
              </li>
            ))}
          </ul>
          <Flex mt="2">
            <QuietButton size="1" onClick={onDismiss}>
              {t('dismiss')}
            </QuietButton>
          </Flex>
        </div>
      )}
    </div>
  );
}
