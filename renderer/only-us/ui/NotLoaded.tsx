import { Button } from '@radix-ui/themes';
import { say } from '#lib/interface-language.ts';
import { failureSentence } from '../failure.ts';
import { EmptyState } from './EmptyState.tsx';
import { Muted } from './Muted.tsx';

interface Props {
  /** What can't be seen then: 'The posts couldn’t be loaded'. */
  title: string;
  /** The query that the list is waiting for. */
  query: { error: unknown; refetch(): unknown };
}

/** In place of what is still loading, or couldn't be loaded: why, and a button to try again. */
export function NotLoaded({ title, query: { error, refetch } }: Props) {
  if (!error) {
    return <Muted role="status">{say('Loading …')}</Muted>;
  }
  return (
    <div role="alert">
      <EmptyState title={title} text={failureSentence(error)}>
        <Button type="button" onClick={() => void refetch()}>
          {say('Try again')}
        </Button>
      </EmptyState>
    </div>
  );
}
