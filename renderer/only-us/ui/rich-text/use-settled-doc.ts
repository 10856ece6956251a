import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';

const pause = 500;

/** The text as it was at the last pause: for what is shown about it, which must cost nothing while somebody types. */
export function useSettledDoc(editor: Editor): Node {
  const [doc, setDoc] = useState(editor.state.doc);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setDoc(editor.state.doc), pause);
    };
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) settleSoon();
    };
    settleSoon();
    editor.on('transaction', onTransaction);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', onTransaction);
    };
  }, [editor]);
  return doc;
}
