import { Flex } from '@radix-ui/themes';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { QuietIconButton } from './QuietButton.tsx';
import type { Moves } from './SortableList.tsx';
import { StepButton } from './StepButton.tsx';
import { common } from './texts.ts';

interface Props {
  moves: Moves;
  direction: 'row' | 'column';
  name: string;
}

/** The grip and the two buttons that move an item of a `SortableList`. */
export function MoveButtons({ moves, direction, name }: Props) {
  if (moves.fixed) return null;
  const isRow = direction === 'row';
  const [Earlier, Later] = isRow ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <Flex align="center" gap="3" flexShrink="0">
      <span className="sortable-grip" title={common('drag', { name })}>
        <GripVertical size={16} aria-hidden />
      </span>
      <StepButton variant="ghost" label={common(isRow ? 'earlier' : 'up', { name })} onStep={moves.earlier}>
        <Earlier size={16} />
      </StepButton>
      <StepButton variant="ghost" label={common(isRow ? 'later' : 'down', { name })} onStep={moves.later}>
        <Later size={16} />
      </StepButton>
    </Flex>
  );
}

export function RemoveButton({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <QuietIconButton label={label} onClick={onRemove}>
      <X size={16} aria-hidden />
    </QuietIconButton>
  );
}
