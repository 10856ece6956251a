import { type Editor, useEditorState } from '@tiptap/react';
import Link from 'lucide-react/icons/link';
import { useEffect, useState } from 'react';
import { later } from '#renderer/only-us/ui/later.tsx';
import { isFindKey } from '../../palette/find-key.ts';
import { t } from '../texts.ts';
import { Tool } from './Tool.tsx';

const LinkDialog = later(() => import('../../links/LinkDialog.tsx'), 'LinkDialog');

/** Links words, also by Ctrl+K in the text. */
export function LinkTool({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isFindKey(event) || !editor.isFocused) return;
      event.preventDefault();
      setOpen(true);
    };
    // Captured: outside of texts the same key opens something else.
    window.addEventListener('keydown', openByKey, true);
    return () => window.removeEventListener('keydown', openByKey, true);
  }, [editor]);
  return (
    <>
      <Tool label={t('link')} keys="Ctrl K" icon={Link} pressed={isLink} onClick={() => setOpen(true)} />
      {isOpen && <LinkDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}
