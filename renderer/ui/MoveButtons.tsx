import { Flex, IconButton } from '@radix-ui/themes';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { Moves } from './SortableList.tsx';

interface Props {
  moves: Moves;
  direction: 'row' | 'column';
  /** What the grip and the two buttons say, naming the item. */
  words: { drag: string; earlier: string; later: string };
}

/** Two buttons that move an item of a `SortableList`, and a grip that shows that it can be dragged. */
export function MoveButtons({ moves, direction, words }: Props) {
  const [Earlier, Later] = direction === 'row' ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <Flex align="center" gap="3" flexShrink="0">
      <span className="sortable-grip" title={words.drag}>
        <GripVertical size={16} aria-hidden />
      </span>
      <IconButton
        type="button"
        variant="ghost"
        color="gray"
        aria-label={words.earlier}
        disabled={!moves.earlier}
        onClick={moves.earlier}
      >
        <Earlier size={16} />
      </IconButton>
      <IconButton
        type="button"
        variant="ghost"
        color="gray"
        aria-label={words.later}
        disabled={!moves.later}
        onClick={moves.later}
      >
        <Later size={16} />
      </IconButton>
    </Flex>
  );
}
