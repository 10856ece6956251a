import { Flex, IconButton } from '@radix-ui/themes';
import Focus from 'lucide-react/icons/focus';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { useAddPicture } from '../known-pictures.ts';
import { KnownPicture } from '../parts/KnownPicture.tsx';
import { t } from '../texts.ts';

const PictureDetails = lazy(() =>
  import('#renderer/only-us/ui/files/details/PictureDetails.tsx').then((file) => ({
    default: file.PictureDetails,
  })),
);

interface Props {
  fileId: number;
  place: number;
  moves: Moves;
  onRemove(): void;
}

/** One of the pictures of a gallery, in its dialog. */
export function GalleryItem({ fileId, place, moves, onRemove }: Props) {
  const name = t('pictureNumber', { place });
  const add = useAddPicture();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <KnownPicture fileId={fileId} sizes="170px" />
      <Flex align="center" justify="between" mt="2">
        <MoveButtons moves={moves} direction="row" name={name} />
        <Flex gap="3">
          <IconButton
            type="button"
            variant="ghost"
            color="gray"
            aria-label={t('focalNumber', { place })}
            title={t('focalPoint')}
            onClick={() => setOpen(true)}
          >
            <Focus size={16} aria-hidden />
          </IconButton>
          <IconButton
            type="button"
            variant="ghost"
            color="gray"
            aria-label={t('removeNumber', { place })}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
      <Suspense>
        {isOpen && <PictureDetails id={fileId} onSaved={add} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
