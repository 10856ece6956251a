import type { Editor } from '@tiptap/react';
import { maxInGallery } from '#lib/rich-text/nodes.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { ImagePicker, PictureDetails } from '#renderer/only-us/ui/files/dialogs.tsx';
import type { Takes } from '#server/files/file-kind.ts';
import { useAddPicture } from '../../files/known-pictures.tsx';
import type { Asked } from './asked.ts';
import { changePart, insertBlock } from './insert-block.ts';

const GalleryDialog = later(() => import('./GalleryDialog.tsx'), 'GalleryDialog');
const VideoDialog = later(() => import('./VideoDialog.tsx'), 'VideoDialog');
const LinkDialog = later(() => import('../links/LinkDialog.tsx'), 'LinkDialog');
const ButtonDialog = later(() => import('./ButtonDialog.tsx'), 'ButtonDialog');

interface Props {
  editor: Editor;
  asked: Asked;
  onClose(): void;
}

/** Asks for what is inserted or changed, and does it. */
export function AskDialogs({ editor, asked: { kind, pos }, onClose }: Props) {
  const add = useAddPicture();
  const present = pos === undefined ? null : editor.state.doc.nodeAt(pos);
  const put = (attrs: object) => {
    onClose();
    if (pos === undefined) insertBlock(editor, { type: kind, attrs });
    else changePart(editor, pos, attrs);
  };
  const part = { present, onSave: put, onClose };
  const chooser = (change: (fileId: number) => object, takes?: Takes) => (
    <ImagePicker
      takes={takes}
      onChoose={([file]) => {
        if (!file) return;
        add(file);
        put(change(file.id));
      }}
      onClose={onClose}
    />
  );
  const dialogs = {
    // Another picture is described in other words.
    picture: chooser((fileId) => ({ fileId, alt: null })),
    poster: chooser((posterId) => ({ posterId })),
    file: chooser((fileId) => ({ fileId }), 'all'),
    // Of the file, wherever it is used.
    details: <PictureDetails id={(present?.attrs.fileId as number) ?? 0} onSaved={add} onClose={onClose} />,
    link: <LinkDialog editor={editor} onClose={onClose} />,
    gallery: present ? (
      <GalleryDialog {...part} />
    ) : (
      <ImagePicker
        several={{ there: [], room: maxInGallery, action: 'insert' }}
        onChoose={(pictures) => {
          pictures.forEach(add);
          put({ fileIds: pictures.map(({ id }) => id) });
        }}
        onClose={onClose}
      />
    ),
    video: <VideoDialog {...part} />,
    button: <ButtonDialog {...part} />,
  };
  return dialogs[kind];
}
