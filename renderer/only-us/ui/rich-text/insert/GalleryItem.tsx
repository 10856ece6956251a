import { Flex, IconButton } from '@radix-ui/themes';
import X from 'lucide-react/icons/x';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { KnownPicture } from '../parts/KnownPicture.tsx';
import { t } from '../texts.ts';

interface Props {
  fileId: number;
  place: number;
  moves: Moves;
  onRemove(): void;
}

/** One of the pictures of a gallery, in its dialog. */
export function GalleryItem({ fileId, place, moves, onRemove }: Props) {
  const name = t('pictureNumber', { place });
  return (
    <div>
      <KnownPicture fileId={fileId} sizes="170px" />
      <Flex align="center" justify="between" mt="2">
        <MoveButtons moves={moves} direction="row" name={name} />
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
    </div>
  );
}
