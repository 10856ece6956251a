import { Flex, Text } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { StepButton } from '../StepButton.tsx';
import { t } from './texts.ts';

interface Props {
  page: number;
  pages: number;
  onTurn(page: number): void;
}

/** Where one is in a long list, and the pages before and after. */
export function Pages({ page, pages, onTurn }: Props) {
  return (
    <Flex asChild gap="3" mt="5" align="center" justify="center">
      <nav aria-label={t('pages')}>
        <StepButton
          variant="soft"
          label={t('previous')}
          onStep={page > 1 ? () => onTurn(page - 1) : undefined}
        >
          <ChevronLeft size={16} />
        </StepButton>
        <Text size="2">{t('page', { page, pages })}</Text>
        <StepButton
          variant="soft"
          label={t('next')}
          onStep={page < pages ? () => onTurn(page + 1) : undefined}
        >
          <ChevronRight size={16} />
        </StepButton>
      </nav>
    </Flex>
  );
}
