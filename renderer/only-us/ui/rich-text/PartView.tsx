import { NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';

interface Props {
  as?: 'figure' | 'p';
  className?: string;
  selected: boolean;
  children: ReactNode;
  [attribute: `data-${string}`]: string | number | undefined;
}

/** Around a part of the text in the editor that is selected and dragged as a whole. */
export function PartView({ as = 'figure', className = '', selected, children, ...data }: Props) {
  return (
    <NodeViewWrapper
      as={as}
      data-drag-handle
      className={selected ? `${className} rich-text-selected` : className || undefined}
      {...data}
    >
      {children}
    </NodeViewWrapper>
  );
}
