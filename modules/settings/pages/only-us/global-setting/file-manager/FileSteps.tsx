import { Flex, Text } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { t } from '#modules/settings/texts/files.ts';
import { StepButton } from '#renderer/only-us/ui/StepButton.tsx';
import type { Steps } from './use-opened-file.ts';

interface Props {
  steps: Steps;
  onStep(step: () => void): void;
}

/** Which file of the list is open, and the ones before and after it. */
export function FileSteps({ steps: { place, total, previous, next }, onStep }: Props) {
  return (
    <Flex className="file-steps" align="center" gap="2">
      <Text size="2" color="gray">
        {t('place', { place, total })}
      </Text>
      <StepButton variant="soft" label={t('previousFile')} onStep={previous && (() => onStep(previous))}>
        <ChevronLeft size={16} />
      </StepButton>
      <StepButton variant="soft" label={t('nextFile')} onStep={next && (() => onStep(next))}>
        <ChevronRight size={16} />
      </StepButton>
    </Flex>
  );
}
