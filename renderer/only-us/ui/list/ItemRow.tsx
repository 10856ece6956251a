import './item-row.css';
import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

interface Props {
  name: string;
  /** More about it, in a line or several. */
  note: string;
  picture?: ShownPicture | null;
  /** Shows the whole picture, as logos need it, or with an edge, as sheets of paper need it. */
  whole?: boolean | 'sheet';
  moves: Moves;
  /** Selects it. */
  box?: ReactNode;
  /** Its status. */
  state?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** One row of a list: picture, name, and what can be done. */
export function ItemRow({ name, note, picture, whole, moves, box, state, children }: Props) {
  return (
    <Flex asChild align="center" gap="4">
      <article className="row item-row" aria-label={name}>
        {box}
        <MoveButtons moves={moves} direction="column" name={name} />
        {picture && (
          <div className="item-row-picture" data-whole={whole || undefined}>
            <Picture picture={{ ...picture, alt: '' }} sizes="112px" />
          </div>
        )}
        <div className="item-row-words">
          <Text as="p" weight="medium" truncate>
            {name}
          </Text>
          {note.split('\n').map((line) => (
            <Text key={line} as="p" size="2" color="gray" truncate>
              {line}
            </Text>
          ))}
        </div>
        {state}
        <Flex gap="2" flexShrink="0" className="item-row-actions">
          {children}
        </Flex>
      </article>
    </Flex>
  );
}
