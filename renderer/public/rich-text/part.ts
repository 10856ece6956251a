import type { ReactNode } from 'react';

/** What the static renderer hands to the component of a node; the attributes were checked when the text was saved. */
export interface Part {
  // biome-ignore lint/suspicious/noExplicitAny: its shape depends on the kind of node
  node: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  parent?: any;
  children?: ReactNode;
}
