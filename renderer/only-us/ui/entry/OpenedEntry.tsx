import { Fragment, type ReactNode } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { type ContentType, nounsOf } from '#lib/content-type.ts';
import { localize } from '#lib/interface-language.ts';
import { recordId } from '../../record-id.ts';
import { NotFound } from '../base/NotFound.tsx';
import { useVisit } from '../form/use-record-form.ts';

interface Props {
  type: Pick<ContentType, 'noun' | 'nouns' | 'list'>;
  children(id: number | null): ReactNode;
}

/** The form of the entry at an address of the back office, or that it doesn't exist. For pages with an `entry`. */
export function OpenedEntry({ type, children }: Props) {
  const { routeParams } = usePageContext();
  const exists = useData() !== null;
  const visit = useVisit();
  const id = recordId(routeParams) || null;
  if (exists) return <Fragment key={id ?? `new ${visit}`}>{children(id)}</Fragment>;
  const { noun, nouns } = nounsOf(type);
  const link = { label: localize('Go to the {nouns}', { nouns }), href: type.list };
  return <NotFound title={localize('This {noun} doesn’t exist', { noun })} link={link} />;
}
