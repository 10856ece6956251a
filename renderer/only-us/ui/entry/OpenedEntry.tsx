import type { ReactNode } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { type ContentType, nounsOf } from '#lib/content-type.ts';
import { say } from '#lib/interface-language.ts';
import { recordId } from '../../record-id.ts';
import { NotFound } from '../NotFound.tsx';

interface Props {
  type: Pick<ContentType, 'noun' | 'nouns' | 'list'>;
  /** The form of the entry with this id. It needs the id as its key. */
  children(id: number): ReactNode;
}

/** The entry at an address of the back office, or that there is none. For pages whose `+data` is `entryData`. */
export function OpenedEntry({ type, children }: Props) {
  const id = recordId(usePageContext().routeParams);
  const exists = useData() !== null;
  if (exists) return children(id);
  const { noun, nouns } = nounsOf(type);
  const link = { label: say('Go to the {nouns}', { nouns }), href: type.list };
  return <NotFound title={say('This {noun} doesn’t exist', { noun })} link={link} />;
}
