import './bare.css';
import type { ReactNode } from 'react';

/** A card in the middle of the page: the logo and one thing to do. */
export function Layout({ children }: { children: ReactNode }) {
  return <main className="bare-card">{children}</main>;
}
