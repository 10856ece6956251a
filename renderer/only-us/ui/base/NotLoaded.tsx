import { Button } from '@radix-ui/themes';
import { localize } from '#lib/interface-language.ts';
import { failureSentence } from '../../failure.ts';
import { EmptyState } from './EmptyState.tsx';
import { Muted } from './Muted.tsx';

interface Props {
  title: string;
  query: { error: unknown; refetch(): unknown };
}

/** Loading state, or why loading failed with a button to retry. */
export function NotLoaded({ title, query: { error, refetch } }: Props) {
  if (!error) return <Muted role="status">{localize('Loading …')}</Muted>;
  return (
    <div role="alert">
      <EmptyState title={title} text={failureSentence(error)}>
        <Button type="button" variant="soft" onClick={() => void refetch()}>
          {localize('Try again')}
        </Button>
      </EmptyState>
    </div>
  );
}
