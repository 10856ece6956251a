import './sortable.css';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { VisuallyHidden } from '@radix-ui/themes';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { moved } from '#lib/moved.ts';
import { toast } from '../../toast.ts';

export interface Sortable {
  id: number;
}

/** For `<MoveButtons>`; undefined at that end of the list. */
export interface Moves {
  earlier?: () => void;
  later?: () => void;
  fixed?: boolean;
}

interface Props<Item extends Sortable> {
  items: Item[];
  /** The items of the page. A move may lead to the next page. */
  shown?: Item[];
  /** Nothing can be moved: the list is sorted by name or date. */
  fixed?: boolean;
  /** Said to somebody who tries to move an item nevertheless. */
  whyFixed?: string | undefined;
  /** Its name where its new place is read out. */
  labelOf(item: Item): string;
  /** Put `id` before the item `before`, or at the end. */
  onMove(id: number, before: number | null): void;
  /** `row`: items are side by side, as in a grid. */
  direction: 'row' | 'column';
  className?: string;
  children(item: Item, moves: Moves): ReactNode;
}

/** A list sorted by dragging or by buttons. It holds no order itself: the owner changes `items`. Moves are read out. */
export function SortableList<Item extends Sortable>(props: Props<Item>) {
  const { items, shown = items, fixed = false, whyFixed, labelOf } = props;
  const { onMove, direction, className, children } = props;
  const [said, say] = useState('');
  const move = (id: number, before: number | null) => {
    const item = items.find((each) => each.id === id);
    if (!item || id === before) return;
    onMove(id, before);
    say(`${labelOf(item)}: ${moved(items, id, before).indexOf(item) + 1} / ${items.length}`);
  };
  const first = shown[0] ? items.indexOf(shown[0]) : 0;
  const movesOf = ({ id }: Item, place: number): Moves => {
    if (fixed) return { fixed };
    const [previous, next, afterNext] = [items[place - 1], items[place + 1], items[place + 2]];
    return {
      earlier: previous && (() => move(id, previous.id)),
      later: next && (() => move(id, afterNext?.id ?? null)),
    };
  };
  return (
    <>
      <ul className={className}>
        {shown.map((item, index) => (
          <SortableItem
            {...{ fixed, whyFixed, direction }}
            key={item.id}
            id={item.id}
            nextId={items[first + index + 1]?.id ?? null}
            onMove={move}
          >
            {children(item, movesOf(item, first + index))}
          </SortableItem>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface ItemProps extends Pick<Props<Sortable>, 'direction' | 'onMove' | 'whyFixed'> {
  id: number;
  nextId: number | null;
  fixed: boolean;
  children: ReactNode;
}

const kind = 'sortable';

// The place of the line that shows where an item would go.
const insets: Record<Edge, string> = {
  left: '0 auto 0 -10px',
  right: '0 -10px 0 auto',
  top: '-2px 0 auto',
  bottom: 'auto 0 -2px',
};

function SortableItem({ id, nextId, fixed, whyFixed, direction, onMove, children }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [dragging, setDragging] = useState(false);
  const land = useEffectEvent((moved: number, isAfter: boolean) => onMove(moved, isAfter ? nextId : id));

  useEffect(() => {
    const element = item.current;
    if (!element || (fixed && !whyFixed)) return;
    const allowedEdges: Edge[] = direction === 'row' ? ['left', 'right'] : ['top', 'bottom'];
    return combine(
      letSelect(element),
      draggable({
        element,
        canDrag() {
          if (fixed && whyFixed) toast(whyFixed, 'info');
          return !fixed;
        },
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          source.data.kind === kind && source.element.parentElement === element.parentElement,
        getData: ({ input }) => attachClosestEdge({ id }, { element, input, allowedEdges }),
        onDrag: ({ self, source }) => setEdge(source.data.id === id ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          land(Number(source.data.id), ['right', 'bottom'].includes(extractClosestEdge(self.data) ?? ''));
        },
      }),
    );
  }, [id, direction, fixed, whyFixed]);

  return (
    <li
      ref={item}
      className="sortable-item"
      data-edge={edge ?? undefined}
      style={edge ? ({ '--inset': insets[edge] } as CSSProperties) : undefined}
      data-dragging={dragging || undefined}
      data-fixed={fixed || undefined}
    >
      {children}
    </li>
  );
}

/** In text fields a mouse selects letters; the browser would drag the whole item instead. */
function letSelect(item: HTMLElement) {
  const press = ({ target }: PointerEvent) => {
    item.draggable = !(target instanceof Element && target.closest('input, textarea, [contenteditable]'));
  };
  item.addEventListener('pointerdown', press, true);
  return () => item.removeEventListener('pointerdown', press, true);
}
