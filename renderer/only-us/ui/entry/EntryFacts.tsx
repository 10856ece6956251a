import { api } from '#renderer/only-us/api.ts';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Content } from '../../content-api.ts';
import { Muted } from '../base/Muted.tsx';

export type Fact = Content['getFacts'][number];

/** Numbers of modules about the entries of a type, such as page views, that this person may read. */
export function useFacts(type: string): Fact[] {
  return api.content.getFacts.useQuery({ type }).data ?? [];
}

/** '120 views' */
export function factOf({ counts, noun, nouns }: Fact, id: number): string {
  const count = counts[id] ?? 0;
  return `${formatNumber(count)} ${count === 1 ? noun : nouns}`;
}

/** The facts of an entry in its list, except for drafts without any. */
export function EntryFacts({ type, entry }: { type: string; entry: { id: number; status: string } }) {
  const facts = useFacts(type).filter(({ counts }) => counts[entry.id] || entry.status !== 'draft');
  return facts.map((fact) => (
    <Muted key={fact.label} as="span" wrap="nowrap" className="from-1100" title={fact.hint}>
      {factOf(fact, entry.id)}
    </Muted>
  ));
}
