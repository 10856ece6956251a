import { Badge, Card, Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { EntryButtons, type ListedEntry, ListedMenu } from '#renderer/only-us/ui/entry/EntryRow.tsx';
import { Pending } from '#renderer/only-us/ui/entry/Pending.tsx';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { GalleryPicture } from './picture.ts';

interface Props {
  picture: GalleryPicture;
  listed: ListedEntry;
  moves: Moves;
  /** Selects it. */
  box: ReactNode;
  onEdit(): void;
}

/** One picture in the grid with all that can be done with it. */
export function PictureCard({ picture, listed, moves, box, onEdit }: Props) {
  const { title, type, status } = picture;
  const words = {
    drag: t('drag', { title }),
    earlier: t('earlier', { title }),
    later: t('later', { title }),
  };
  return (
    <Card asChild>
      <article className="gallery-card" aria-label={title}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut to the button Edit */}
        <div className="gallery-card-picture tile-picture" onClick={onEdit}>
          {picture.picture && <Picture picture={{ ...picture.picture, alt: '' }} sizes="320px" />}
          <Badge highContrast variant="outline" color={status === 'published' ? 'green' : 'gray'}>
            {t(status)}
          </Badge>
        </div>
        <Flex gap="2" mt="2" align="center">
          {box}
          <Text as="p" weight="medium">
            {title}
          </Text>
        </Flex>
        <Flex align="center" gap="3">
          <Text size="2" color="gray" truncate mr="auto">
            {type}
          </Text>
          <MoveButtons moves={moves} direction="row" name={title} words={words} />
          <ListedMenu {...listed} size="1" />
        </Flex>
        <Pending type="gallery" id={picture.id} isLive={status === 'published'} />
        <Flex gap="2" wrap="wrap" mt="auto" pt="2">
          <EntryButtons {...listed} size="1" />
        </Flex>
      </article>
    </Card>
  );
}
