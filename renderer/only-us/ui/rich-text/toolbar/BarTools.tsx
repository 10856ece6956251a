import { Button, Flex, TextField } from '@radix-ui/themes';
import type { Editor } from '@tiptap/react';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Muted } from '../../base/Muted.tsx';
import { t } from '../texts.ts';
import { useRovingFocus } from './use-roving-focus.ts';

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
  /** What it is called, where the words around it say more than its own. */
  label?: string;
  icon?: ComponentType<{ size: number; 'aria-hidden': true }>;
  pressed?: boolean;
  removes?: boolean;
  children: ReactNode;
}

export function BarTool({ onClick, label, icon: Icon, pressed, removes, children }: ToolProps) {
  return (
    <Button
      type="button"
      size="1"
      variant={pressed ? 'soft' : 'ghost'}
      color={removes ? 'red' : pressed ? 'orange' : 'gray'}
      highContrast={!removes && !pressed}
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

export function RemoveTool({ editor, pos }: { editor: Editor; pos: number }) {
  const remove = () => editor.chain().focus().setNodeSelection(pos).deleteSelection().run();
  return (
    <BarTool removes onClick={remove}>
      {t('removePart')}
    </BarTool>
  );
}

interface WordsProps {
  label: string;
  hint?: string;
  placeholder?: string;
  value: string | null | undefined;
  longest: number;
  onChange(value: string | null): void;
}

export function BarWords({ label, hint, placeholder, value, longest, onChange }: WordsProps) {
  const id = useId();
  return (
    <Flex align="center" gap="2" className="rich-text-bar-words">
      <Muted as="label" htmlFor={id}>
        {label}
      </Muted>
      <TextField.Root
        id={id}
        size="1"
        title={hint}
        placeholder={placeholder}
        maxLength={longest}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        // In a form this key would send it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Flex>
  );
}
