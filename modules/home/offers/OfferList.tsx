import '../home.css';
import type { ReactNode } from 'react';
import { EmptyState } from '#renderer/public/EmptyState.tsx';

interface Props {
  title: string;
  /** Is there nothing to show yet? Then `empty` says so. */
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

/** The public page of all offers of a kind. */
export function OfferList({ title, isEmpty, empty, children }: Props) {
  return (
    <div className="list-page offer-list wrap">
      <h1>{title}</h1>
      {isEmpty ? <EmptyState text={empty} /> : children}
    </div>
  );
}
