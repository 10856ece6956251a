import { Button, Flex, TextField } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ComponentType, type ReactNode, useId } from 'react';
import type { CalloutKind } from '#lib/rich-text/nodes.ts';
import { Muted } from '../../base/Muted.tsx';
import { changePart } from '../insert/insert-block.ts';
import { t } from '../texts.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface Attributes {
  fileId: number;
  posterId: number | null;
  kind: CalloutKind;
  width: 'wide' | 'half' | null;
  alt: string | null;
  caption: string | null;
  title: string | null;
}

export type Part = ReturnType<typeof usePart>;

/** The attributes of the part at this place, and a function that changes some of them. */
export function usePart(editor: Editor, pos: number) {
  const attrs = useEditorState({
    editor,
    selector: () => (editor.state.doc.nodeAt(pos)?.attrs ?? {}) as Partial<Attributes>,
  });
  return { attrs, change: (some: Partial<Attributes>) => changePart(editor, pos, some) };
}

/** A row of buttons: one stop for Tab, arrow keys from one to the next. */
export function BarRow({ label, children }: { label: string; children: ReactNode }) {
  const roving = useRovingFocus();
  return (
    <Flex role="toolbar" aria-label={label} wrap="wrap" align="center" {...roving}>
      {children}
    </Flex>
  );
}

interface ToolProps {
  onClick(): void;
  /** Its accessible name, where the words around it say more than its own. */
  label?: string;
  icon?: ComponentType<{ size: number; 'aria-hidden': true }>;
  pressed?: boolean;
  isRed?: boolean;
  children: ReactNode;
}

export function BarTool({ onClick, label, icon: Icon, pressed, isRed, children }: ToolProps) {
  return (
    <Button
      type="button"
      size="1"
      variant={pressed ? 'soft' : 'ghost'}
      color={isRed ? 'red' : pressed ? 'orange' : 'gray'}
      highContrast={!isRed && !pressed}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {Icon && <Icon size={14} aria-hidden />}
      {children}
    </Button>
  );
}

interface WordsProps {
  part: Part;
  /** The attribute, which its label is called, too. */
  name: 'alt' | 'caption' | 'title';
  hint?: string;
  placeholder?: string;
  longest: number;
}

export function BarWords({ part: { attrs, change }, name, hint, placeholder, longest }: WordsProps) {
  const id = useId();
  return (
    <Flex align="center" gap="2" flexGrow="1" width="14rem" className="rich-text-bar-words">
      <Muted as="label" htmlFor={id}>
        {t(name)}
      </Muted>
      <TextField.Root
        id={id}
        size="1"
        title={hint}
        placeholder={placeholder}
        maxLength={longest}
        value={attrs[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value || null })}
        // In a form this key would send it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Flex>
  );
}
