import { Separator } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import Image from 'lucide-react/icons/image';
import Link from 'lucide-react/icons/link';
import Minus from 'lucide-react/icons/minus';
import Table from 'lucide-react/icons/table';
import { lazy, Suspense, useState } from 'react';
import { useAddPicture } from '../known-pictures.ts';
import { t } from '../texts.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { Tool } from './Tool.tsx';

const ImagePicker = lazy(() =>
  import('#renderer/only-us/ui/ImagePicker.tsx').then((file) => ({ default: file.ImagePicker })),
);

/** What is put into a text: links, pictures, tables, lines. */
export function InsertTools({ editor }: { editor: Editor }) {
  const [asking, ask] = useState<'link' | 'picture' | null>(null);
  const add = useAddPicture();
  const { link, table } = useEditorState({
    editor,
    selector: () => ({ link: editor.isActive('link'), table: editor.isActive('table') }),
  });
  const then = () => editor.chain().focus();
  return (
    <>
      <Tool label={t('link')} icon={Link} pressed={link} onClick={() => ask('link')} />
      <Tool label={t('picture')} icon={Image} onClick={() => ask('picture')} />
      <Tool
        label={t('table')}
        icon={Table}
        disabled={table}
        onClick={() => then().insertTable({ rows: 3, cols: 3 }).run()}
      />
      <Tool label={t('rule')} icon={Minus} onClick={() => then().setHorizontalRule().run()} />
      <Separator orientation="vertical" mx="1" />
      {asking === 'link' && <LinkDialog editor={editor} onClose={() => ask(null)} />}
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
