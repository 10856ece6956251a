import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { MoveButtons } from '#renderer/only-us/ui/base/MoveButtons.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import type { Moves } from '#renderer/only-us/ui/base/SortableList.tsx';
import { type ListedEntry, ListedMenu, OpenLink, StatusBadge } from '#renderer/only-us/ui/entry/EntryRow.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { GalleryPicture } from './picture.ts';

interface Props {
  picture: GalleryPicture;
  listed: ListedEntry;
  moves: Moves;
  box: ReactNode;
}

/** A picture in the grid; a click anywhere opens it. */
export function PictureCard({ picture: { picture, title, type }, listed, moves, box }: Props) {
  return (
    <article className="gallery-card opens-whole" aria-label={title}>
      <div className="gallery-card-picture tile-picture">
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="240px" ground={picture.color} />}
        <StatusBadge {...listed} />
      </div>
      <div className="gallery-card-box">{box}</div>
      <div className="gallery-card-actions on-hover">
        <MoveButtons moves={moves} direction="row" name={title} />
        <ListedMenu {...listed} size="1" />
      </div>
      <Flex direction="column" mt="1">
        <Text as="p" size="2" weight="medium" truncate>
          <OpenLink {...listed} />
        </Text>
        <Muted as="span" truncate>
          {type}
        </Muted>
      </Flex>
    </article>
  );
}
