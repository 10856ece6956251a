import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { endOfWords } from '#lib/rich-text/find-words.ts';
import { lettersOf } from '../base/focus-field.ts';

export interface Place {
  from: number;
  to: number;
}

export function showPlace(editor: Editor, { from, to }: Place): void {
  editor.chain().setTextSelection({ from, to }).focus().scrollIntoView().run();
}

/** The words after which a link to this form asks for something (`?words=`); null for none, or once they were shown. */
export function askedWords(): string | null {
  return new URLSearchParams(window.location.search).get('words');
}

/** Shows what a link to the form asks for, once. */
export function useAskedPlace(editor: Editor): void {
  useEffect(() => {
    const words = askedWords();
    const place = words === null ? null : placeAfter(words, editor.state.doc);
    if (!place) return;
    showPlace(editor, place);
    // A form that is loaded again at once shows it again.
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      url.searchParams.delete('words');
      window.history.replaceState(window.history.state, '', url);
    }, 1000);
    return () => clearTimeout(timer);
  }, [editor]);
}

// The words themselves, as far as they are in one block.
function placeAfter(words: string, doc: Node): Place | null {
  const { text, positions } = lettersOf(doc);
  const found = endOfWords(text, words);
  if (!found) return null;
  const to = (positions[found.end - 1] ?? 0) + 1;
  return { from: Math.max(positions[found.end - found.length] ?? 1, doc.resolve(to).start()), to };
}
