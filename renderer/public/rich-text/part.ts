import type { ReactNode } from 'react';

/** Props of a node’s component; attributes were validated on saving. */
export interface Part {
  // biome-ignore lint/suspicious/noExplicitAny: its shape depends on the kind of node
  node: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  parent?: any;
  children?: ReactNode;
}
