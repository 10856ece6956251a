import { Select, Separator } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import TextQuote from 'lucide-react/icons/text-quote';
import { t } from '../texts.ts';
import { Tool } from './Tool.tsx';

export function StyleTools({ editor }: { editor: Editor }) {
  const is = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
    }),
  });
  const then = () => editor.chain().focus();
  return (
    <>
      <HeadingSelect editor={editor} />
      <Separator orientation="vertical" mx="1" />
      <Tool
        label={t('bold')}
        keys="Ctrl B"
        icon={Bold}
        pressed={is.bold}
        onClick={() => then().toggleBold().run()}
      />
      <Tool
        label={t('italic')}
        keys="Ctrl I"
        icon={Italic}
        pressed={is.italic}
        onClick={() => then().toggleItalic().run()}
      />
      <Separator orientation="vertical" mx="1" />
      <Tool
        label={t('bulletList')}
        icon={List}
        pressed={is.bulletList}
        onClick={() => then().toggleBulletList().run()}
      />
      <Tool
        label={t('orderedList')}
        icon={ListOrdered}
        pressed={is.orderedList}
        onClick={() => then().toggleOrderedList().run()}
      />
      <Tool
        label={t('quote')}
        icon={TextQuote}
        pressed={is.quote}
        onClick={() => then().toggleBlockquote().run()}
      />
      <Separator orientation="vertical" mx="1" />
    </>
  );
}

const levels = [2, 3, 4] as const;

function HeadingSelect({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: () => levels.find((each) => editor.isActive('heading', { level: each })) ?? 0,
  });
  const choose = (value: string) => {
    const wanted = levels.find((each) => each === Number(value));
    const chain = editor.chain().focus();
    if (wanted) chain.setHeading({ level: wanted }).run();
    else chain.setParagraph().run();
  };
  return (
    <Select.Root value={String(level)} onValueChange={choose}>
      <Select.Trigger variant="ghost" color="gray" aria-label={t('style')} className="rich-text-heading" />
      {/* The words that were chosen for, not the field, are where one goes on. */}
      <Select.Content onCloseAutoFocus={(event) => event.preventDefault()}>
        <Select.Item value="0">{t('paragraph')}</Select.Item>
        <Select.Item value="2">{t('heading2')}</Select.Item>
        <Select.Item value="3">{t('heading3')}</Select.Item>
        <Select.Item value="4">{t('heading4')}</Select.Item>
      </Select.Content>
    </Select.Root>
  );
}
