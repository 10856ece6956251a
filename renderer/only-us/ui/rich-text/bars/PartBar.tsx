import { type Editor, useEditorState } from '@tiptap/react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Ask } from '../insert/asked.ts';
import { activePart } from './active-part.ts';
import { ButtonBar } from './ButtonBar.tsx';
import { CalloutBar } from './CalloutBar.tsx';
import { FileBar } from './FileBar.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import { PictureBar } from './PictureBar.tsx';
import { TableBar } from './TableBar.tsx';
import { useIsInside } from './use-is-inside.ts';
import { VideoBar } from './VideoBar.tsx';

const bars = {
  table: TableBar,
  callout: CalloutBar,
  picture: PictureBar,
  gallery: GalleryBar,
  file: FileBar,
  video: VideoBar,
  button: ButtonBar,
};

/** The tools of the table with the caret or of the part that is selected, floating above it. Alt+F10 leads there. */
export function PartBar({ editor, ask }: { editor: Editor; ask: Ask }) {
  const part = useEditorState({ editor, selector: () => activePart(editor.state) });
  const isInside = useIsInside(editor);
  if (!part || !isInside) return null;
  const Bar = bars[part.kind];
  return (
    <Floating key={part.kind} editor={editor} pos={part.pos}>
      <Bar editor={editor} pos={part.pos} ask={ask} />
    </Floating>
  );
}

interface FloatingProps {
  editor: Editor;
  pos: number;
  children: ReactNode;
}

// As high as the part, so that the bar inside sticks below the toolbar while a long table scrolls past.
function Floating({ editor, pos, children }: FloatingProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const measure = () => bar.current && setPlace(placeOf(editor, pos, bar.current.offsetHeight));
    measure();
    // Pictures load, and lines are added above it.
    const observer = new ResizeObserver(measure);
    for (const each of [editor.view.dom, editor.view.nodeDOM(pos), bar.current])
      if (each instanceof Element) observer.observe(each);
    return () => observer.disconnect();
  }, [editor, pos]);
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    editor.commands.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the text from whatever is in it
    <div className="rich-text-part-place" style={place} onKeyDown={back}>
      <div ref={bar} className="rich-text-part-bar">
        {children}
      </div>
    </div>
  );
}

const gap = 8;

function placeOf(editor: Editor, pos: number, height: number): CSSProperties {
  const part = editor.view.nodeDOM(pos);
  const box = editor.view.dom.closest('.rich-text-text');
  if (!(part instanceof Element) || !box) return { visibility: 'hidden' };
  const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
  const top = inner.top - outer.top - height - gap;
  // Above the first line there is the toolbar.
  if (top < 0) return { top: inner.bottom - outer.top + gap, left: inner.left - outer.left };
  return { top, left: inner.left - outer.left, height: inner.height + height + gap };
}
