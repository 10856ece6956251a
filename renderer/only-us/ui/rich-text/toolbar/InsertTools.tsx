import { Separator } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import Image from 'lucide-react/icons/image';
import Minus from 'lucide-react/icons/minus';
import Table from 'lucide-react/icons/table';
import { lazy, Suspense, useState } from 'react';
import { useAddPicture } from '../known-pictures.ts';
import { t } from '../texts.ts';
import { LinkTool } from './LinkTool.tsx';
import { Tool } from './Tool.tsx';

const ImagePicker = lazy(() =>
  import('#renderer/only-us/ui/ImagePicker.tsx').then((file) => ({ default: file.ImagePicker })),
);

/** What is put into a text: links, pictures, tables, lines. */
export function InsertTools({ editor }: { editor: Editor }) {
  const [asking, ask] = useState<'picture' | null>(null);
  const add = useAddPicture();
  const table = useEditorState({ editor, selector: () => editor.isActive('table') });
  const then = () => editor.chain().focus();
  return (
    <>
      <LinkTool editor={editor} />
      <Tool label={t('picture')} icon={Image} onClick={() => ask('picture')} />
      <Tool
        label={t('table')}
        icon={Table}
        disabled={table}
        onClick={() => then().insertTable({ rows: 3, cols: 3 }).run()}
      />
      <Tool label={t('rule')} icon={Minus} onClick={() => then().setHorizontalRule().run()} />
      <Separator orientation="vertical" mx="1" />
      {asking === 'picture' && (
        <Suspense>
          <ImagePicker
            onChoose={(picture) => {
              add(picture);
              ask(null);
              const attrs = { fileId: picture.id, alt: null };
              then().insertContent({ type: 'picture', attrs }).run();
            }}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
