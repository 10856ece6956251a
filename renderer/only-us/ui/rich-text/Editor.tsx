import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { Pictures } from '#server/files/shown-picture.ts';
import { editorExtensions } from './editor-extensions.ts';
import { KnownPictures, useKnownPictures } from './known-pictures.ts';
import { LinkNotes } from './links/LinkNotes.tsx';
import { cleanPaste } from './paste/clean-paste.ts';
import { refuseFiles } from './paste/refuse-files.ts';
import { scrollPadding } from './scroll-padding.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';

interface Props {
  value: RichText;
  onChange(value: RichText): void;
  onBlur?(): void;
  pictures: Pictures;
  /** The ARIA attributes that tie the text to its label and its note. */
  described: Record<string, string>;
  ref?: Ref<{ focus(): void }>;
}

/** The editor itself with its tools. */
export function Editor({ value, onChange, onBlur, pictures, described, ref }: Props) {
  const known = useKnownPictures(pictures);
  const written = useRef(value);
  const first = useRef(value).current;
  const editorProps = useEditorProps(described);
  const editor = useEditor({
    extensions: editorExtensions,
    // With an option that isn't the same as before, the editor would be set up again at each key.
    content: first,
    editorProps,
    onUpdate({ editor }) {
      written.current = editor.getJSON() as RichText;
      onChange(written.current);
    },
    onBlur: () => onBlur?.(),
  });
  // The value changed from outside: a restored draft, or someone else's version.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    if (JSON.stringify(value) !== JSON.stringify(editor.getJSON())) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [value, editor]);
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);
  return (
    <KnownPictures value={known}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
      <LinkNotes editor={editor} />
    </KnownPictures>
  );
}

function useEditorProps(described: Record<string, string>) {
  const { 'aria-labelledby': label, 'aria-describedby': note, 'aria-invalid': invalid } = described;
  return useMemo(
    () => ({
      attributes: {
        'aria-labelledby': label ?? '',
        'aria-describedby': note ?? '',
        'aria-invalid': invalid ?? 'false',
        class: 'rich-text rich-text-paper',
        role: 'textbox',
        'aria-multiline': 'true',
      },
      transformPastedHTML: cleanPaste,
      handlePaste: refuseFiles,
      handleDrop: refuseFiles,
      scrollMargin: scrollPadding,
      scrollThreshold: scrollPadding,
    }),
    [label, note, invalid],
  );
}
