import { Button, Text } from '@radix-ui/themes';
import Images from 'lucide-react/icons/images';
import { Suspense, useState } from 'react';
import { mostInGallery } from '#lib/rich-text/gallery-node.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { later } from '#renderer/only-us/ui/later.tsx';
import { SortableList } from '#renderer/only-us/ui/SortableList.tsx';
import type { ChosenPicture } from '#renderer/only-us/ui/use-upload.ts';
import { useAddPicture } from '../known-pictures.ts';
import { t } from '../texts.ts';
import { GalleryItem } from './GalleryItem.tsx';
import { PartDialog } from './PartDialog.tsx';

const ImagePicker = later(() =>
  import('#renderer/only-us/ui/ImagePicker.tsx').then((file) => ({ default: file.ImagePicker })),
);

interface Props {
  fileIds: number[];
  onSave(fileIds: number[]): void;
  onClose(): void;
}

/** The pictures of a gallery: choose among the files, put in order, take away. A new one begins with choosing. */
export function GalleryDialog({ fileIds, onSave, onClose }: Props) {
  const [ids, setIds] = useState(fileIds);
  const [choosing, setChoosing] = useState(fileIds.length === 0);
  const remember = useAddPicture();
  const add = (picture: ChosenPicture) => {
    setChoosing(false);
    if (ids.includes(picture.id)) return toast(t('pictureThere'));
    remember(picture);
    setIds([...ids, picture.id]);
  };
  const move = (id: number, before: number | null) => {
    const rest = ids.filter((each) => each !== id);
    rest.splice(before === null ? rest.length : rest.indexOf(before), 0, id);
    setIds(rest);
  };
  const save = () => (ids.length > 0 ? onSave(ids) : setChoosing(true));
  return (
    <PartDialog
      title={t('gallery')}
      maxWidth="720px"
      isNew={fileIds.length === 0}
      onSave={save}
      onClose={onClose}
    >
      {ids.length === 0 && (
        <Text size="2" color="gray">
          {t('galleryEmpty')}
        </Text>
      )}
      <SortableList
        className="tiles tile-picture rich-text-pictures"
        direction="row"
        items={ids.map((id) => ({ id }))}
        labelOf={({ id }) => t('pictureNumber', { place: ids.indexOf(id) + 1 })}
        onMove={move}
      >
        {({ id }, moves) => (
          <GalleryItem
            fileId={id}
            place={ids.indexOf(id) + 1}
            moves={moves}
            onRemove={() => setIds(ids.filter((each) => each !== id))}
          />
        )}
      </SortableList>
      <div>
        <Button
          type="button"
          variant="soft"
          disabled={ids.length >= mostInGallery}
          onClick={() => setChoosing(true)}
        >
          <Images size={16} aria-hidden /> {t('addPicture')}
        </Button>
      </div>
      {choosing && (
        <Suspense>
          <ImagePicker onChoose={add} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </PartDialog>
  );
}
