import { Button, Callout, Flex } from '@radix-ui/themes';
import { EmptyState } from '../EmptyState.tsx';
import { t } from './texts.ts';

/** In place of a history that can't be read. */
export function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <Callout.Root color="red" highContrast mt="4" role="alert">
      <Callout.Text>{t('failed')}</Callout.Text>
      <Flex>
        <Button type="button" variant="surface" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Flex>
    </Callout.Root>
  );
}

/** In place of a history that hasn't begun: of starter content that nobody has changed. */
export function Empty() {
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
}
