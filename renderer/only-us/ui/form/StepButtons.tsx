import { Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { StepButton } from '../StepButton.tsx';
import type { Steps } from './steps.ts';
import { t } from './texts.ts';

interface Props {
  steps: Steps;
  onStep(step: () => void): void;
}

/** Which record of a list is open, and buttons to the ones before and after it. */
export function StepButtons({ steps: { name, place, total, previous, next }, onStep }: Props) {
  return (
    <Flex className="dialog-steps" align="center" gap="2">
      <Text size="2" color="gray" role="status">
        <VisuallyHidden>{name}, </VisuallyHidden>
        {t('place', { place, total })}
      </Text>
      <StepButton variant="soft" label={t('previous')} onStep={previous && (() => onStep(previous))}>
        <ChevronLeft size={16} />
      </StepButton>
      <StepButton variant="soft" label={t('next')} onStep={next && (() => onStep(next))}>
        <ChevronRight size={16} />
      </StepButton>
    </Flex>
  );
}
