import { Flex, IconButton, Select, Separator, Tooltip } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Fragment, memo, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useHeightOf } from '#renderer/only-us/ui/base/use-height-of.ts';
import { useWindowEvent } from '#renderer/only-us/ui/base/use-window-event.ts';
import { isFindKey } from '../../palette/find-key.ts';
import type { Ask } from '../insert/asked.ts';
import { type Insertable, insertables, styling } from '../insert/insertables.ts';
import { t } from '../texts.ts';
import { TextFacts } from './TextFacts.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

interface Tool extends Pick<Insertable, 'icon' | 'insert'> {
  /** Its label in `texts.ts`, too. */
  name: Insertable['name'] | 'bold' | 'italic' | 'link' | 'undo' | 'redo';
  keys?: string;
}

const groups: Tool[][] = [
  [
    { name: 'bold', keys: 'Ctrl B', icon: Bold, insert: styling((chain) => chain.toggleBold()) },
    { name: 'italic', keys: 'Ctrl I', icon: Italic, insert: styling((chain) => chain.toggleItalic()) },
  ],
  insertable('bulletList', 'orderedList', 'blockquote'),
  [
    { name: 'link', keys: 'Ctrl K', icon: Link, insert: (_editor, ask) => ask({ kind: 'link' }) },
    ...insertable('picture', 'table', 'divider'),
  ],
  [
    { name: 'undo', keys: 'Ctrl Z', icon: Undo2, insert: styling((chain) => chain.undo()) },
    { name: 'redo', keys: 'Ctrl Y', icon: Redo2, insert: styling((chain) => chain.redo()) },
  ],
];

const toggles: Tool['name'][] = ['bold', 'italic', 'bulletList', 'orderedList', 'blockquote', 'link'];

function insertable(...names: Insertable['name'][]): Tool[] {
  return names.flatMap((name) => insertables.filter((each) => each.name === name));
}

/** The toolbar of a text; arrow keys move from tool to tool. */
export const Toolbar = memo(function Toolbar({ editor, ask }: { editor: Editor; ask: Ask }) {
  const roving = useRovingFocus();
  const bar = useHeightOf('--text-tools');
  const { active, disabled } = useEditorState({
    editor,
    selector: () => ({
      active: toggles.filter((name) => editor.isActive(name)),
      disabled: [
        editor.isActive('table') && 'table',
        !editor.can().undo() && 'undo',
        !editor.can().redo() && 'redo',
      ],
    }),
  });
  const linkByKey = (event: KeyboardEvent) => {
    if (!isFindKey(event) || !editor.isFocused) return;
    event.preventDefault();
    ask({ kind: 'link' });
  };
  // Captured: outside of texts the same key opens something else.
  useWindowEvent('keydown', linkByKey, true);
  const backToText = (event: ReactKeyboardEvent<HTMLElement>) => {
    // In React's tree, what a tool opens is inside, too.
    const isHere = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isHere) editor.view.focus();
  };
  const tool = ({ name, keys, icon: Icon, insert }: Tool) => {
    const isActive = active.includes(name);
    return (
      <Tooltip key={name} content={keys ? `${t(name)} (${keys})` : t(name)}>
        <IconButton
          type="button"
          variant={isActive ? 'soft' : 'ghost'}
          color={isActive ? 'orange' : 'gray'}
          highContrast={!isActive}
          aria-label={t(name)}
          aria-pressed={toggles.includes(name) ? isActive : undefined}
          disabled={disabled.includes(name)}
          onClick={() => insert(editor, ask)}
          // The selection in the text stays where it is.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the tools inside
    <div ref={bar} className="rich-text-tools" onKeyDown={backToText}>
      <Flex role="toolbar" aria-label={t('toolbar')} wrap="wrap" align="center" {...roving}>
        <HeadingSelect editor={editor} />
        {groups.map((group) => (
          <Fragment key={group[0]?.name}>
            <Separator orientation="vertical" mx="1" />
            {group.map(tool)}
          </Fragment>
        ))}
        <TextFacts editor={editor} />
      </Flex>
    </div>
  );
});

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
        {levels.map((each) => (
          <Select.Item key={each} value={String(each)}>
            {t(`heading${each}`)}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
