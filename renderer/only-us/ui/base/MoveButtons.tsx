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
  words?: { drag: string; earlier: string; later: string };
}

/** The grip and the two buttons that move an item of a `SortableList`. */
export function MoveButtons({ moves, direction, name, words = usual(name) }: Props) {
  if (moves.fixed) return null;
  const [Earlier, Later] = direction === 'row' ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <Flex align="center" gap="3" flexShrink="0">
      <span className="sortable-grip" title={words.drag}>
        <GripVertical size={16} aria-hidden />
      </span>
      <StepButton variant="ghost" label={words.earlier} onStep={moves.earlier}>
        <Earlier size={16} />
      </StepButton>
      <StepButton variant="ghost" label={words.later} onStep={moves.later}>
        <Later size={16} />
      </StepButton>
    </Flex>
  );
}

function usual(name: string) {
  return {
    drag: common('drag', { name }),
    earlier: common('earlier', { name }),
    later: common('later', { name }),
  };
}

export function RemoveButton({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <QuietIconButton label={label} onClick={onRemove}>
      <X size={16} aria-hidden />
    </QuietIconButton>
  );
}
