import { Flex, IconButton } from '@radix-ui/themes';
import X from 'lucide-react/icons/x';
import { t } from '#modules/home/offers/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

interface Props {
  id: number;
  /** The picture, when it came with the offer or was just chosen. */
  known?: ShownPicture;
  place: number;
  moves: Moves;
  onRemove(): void;
}

/** One of the further pictures in the form. */
export function FurtherPicture({ id, known, place, moves, onRemove }: Props) {
  // One of somebody else's version, or out of what the browser has kept, is known by its id alone.
  const { data: file } = api.file.get.useQuery({ id }, { enabled: !known });
  const picture = known ?? file?.picture;
  const name = t('pictureName', { place });
  return (
    <div className="tile-picture">
      {picture ? <Picture picture={picture} sizes="220px" /> : <div className="further-picture-empty" />}
      <Flex align="center" justify="between" mt="2">
        <MoveButtons moves={moves} direction="row" name={name} />
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-label={t('removePicture', { place })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </Flex>
    </div>
  );
}
