import './sortable.css';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  id: number;
  nextId: number | null;
  /** It can't be moved. */
  fixed?: boolean;
  direction: 'row' | 'column';
  onMove(id: number, before: number | null): void;
  children: ReactNode;
}

const kind = 'sortable';

/** One place in a `SortableList`: can be dragged as a whole, and shows where a dragged one would land. */
export function SortableItem({ id, nextId, fixed = false, direction, onMove, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [dragging, setDragging] = useState(false);
  const landed = useRef({ onMove, nextId });
  landed.current = { onMove, nextId };

  useEffect(() => {
    const element = item.current;
    if (!element || fixed) return;
    const allowedEdges: Edge[] = direction === 'row' ? ['left', 'right'] : ['top', 'bottom'];
    return combine(
      letSelect(element),
      draggable({
        element,
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
          const after = ['right', 'bottom'].includes(extractClosestEdge(self.data) ?? '');
          const { onMove, nextId } = landed.current;
          onMove(Number(source.data.id), after ? nextId : id);
        },
      }),
    );
  }, [id, direction, fixed]);

  return (
    <li
      ref={item}
      className="sortable-item"
      data-edge={edge ?? undefined}
      data-dragging={dragging || undefined}
      data-fixed={fixed || undefined}
    >
      {children}
    </li>
  );
}

/** Where one writes, a mouse selects letters; the browser would drag the whole item instead. */
function letSelect(item: HTMLElement) {
  const press = ({ target }: PointerEvent) => {
    item.draggable = !(target instanceof Element && target.closest('input, textarea, [contenteditable]'));
  };
  item.addEventListener('pointerdown', press, true);
  return () => item.removeEventListener('pointerdown', press, true);
}
