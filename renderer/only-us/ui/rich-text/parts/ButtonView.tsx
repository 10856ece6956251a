import type { NodeViewProps } from '@tiptap/react';
import { PartView } from './PartView.tsx';

/** A button in the editor, which leads nowhere there. */
export function ButtonView({ node: { attrs }, selected }: NodeViewProps) {
  return (
    <PartView as="p" className="text-button" selected={selected}>
      {/* biome-ignore lint/a11y/useValidAnchor: it looks like a link and isn’t one here */}
      <a title={attrs.href}>{attrs.text}</a>
    </PartView>
  );
}
