import { Button, Text } from '@radix-ui/themes';
import { EmptyState } from '../EmptyState.tsx';
import { t } from './texts.ts';

interface Props {
  /** What can't be seen then: 'The posts couldn’t be loaded'. */
  title: string;
  /** The query that the list is waiting for. */
  query: { isError: boolean; refetch(): unknown };
}

/** In place of a list that is still loading, or that couldn't be loaded, with a button to try again. */
export function NotLoaded({ title, query }: Props) {
  if (!query.isError) {
    return (
      <Text as="p" size="1" color="gray" role="status">
        {t('loading')}
      </Text>
    );
  }
  return (
    <div role="alert">
      <EmptyState title={title} text={t('failedText')}>
        <Button onClick={() => void query.refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    </div>
  );
}
