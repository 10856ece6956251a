import { IconButton } from '@radix-ui/themes';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from 'lucide-react';
import type { SortHandles } from './SortableList.tsx';

interface Props {
  handles: SortHandles;
  direction: 'row' | 'column';
  /** What the three buttons say to screen readers, naming the item. */
  words: { drag: string; earlier: string; later: string };
}

/** The handle to drag an item of a `SortableList` by, and the two buttons that do the same. */
export function MoveButtons({ handles, direction, words }: Props) {
  const [Earlier, Later] = direction === 'row' ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <>
      <span ref={handles.dragRef} className="sortable-handle" title={words.drag}>
        <GripVertical size={16} aria-hidden />
      </span>
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={words.earlier}
        disabled={!handles.moveEarlier}
        onClick={handles.moveEarlier}
      >
        <Earlier size={16} />
      </IconButton>
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={words.later}
        disabled={!handles.moveLater}
        onClick={handles.moveLater}
      >
        <Later size={16} />
      </IconButton>
    </>
  );
}
