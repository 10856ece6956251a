import { Flex, IconButton, Text } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
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
        <IconButton
          variant="soft"
          color="gray"
          aria-label={t('previous')}
          disabled={page <= 1}
          onClick={() => onTurn(page - 1)}
        >
          <ChevronLeft size={16} />
        </IconButton>
        <Text size="2">{t('page', { page, pages })}</Text>
        <IconButton
          variant="soft"
          color="gray"
          aria-label={t('next')}
          disabled={page >= pages}
          onClick={() => onTurn(page + 1)}
        >
          <ChevronRight size={16} />
        </IconButton>
      </nav>
    </Flex>
  );
}
