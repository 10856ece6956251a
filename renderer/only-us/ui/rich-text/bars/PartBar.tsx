import { type Editor, useEditorState } from '@tiptap/react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Ask } from '../insert/asked.ts';
import { activePart } from './active-part.ts';
import { useIsInside } from './use-is-inside.ts';

/** The tools of the table with the caret or of the part that is selected, floating above it. Alt+F10 leads there. */
export function PartBar({ editor, ask }: { editor: Editor; ask: Ask }) {
  const part = useEditorState({ editor, selector: () => activePart(editor.state) });
  const isInside = useIsInside(editor);
  const PartTools = usePartTools(isInside);
  if (!part || !isInside || !PartTools) return null;
  return (
    <Floating key={part.kind} editor={editor} pos={part.pos} isWithin={part.kind === 'callout'}>
      <PartTools kind={part.kind} editor={editor} pos={part.pos} ask={ask} />
    </Floating>
  );
}

let loaded: typeof import('./PartTools.tsx').PartTools | undefined;

/** Nobody needs them before going into the text, and then they come before a part is reached. */
function usePartTools(isNeeded: boolean) {
  const [tools, setTools] = useState({ PartTools: loaded });
  useEffect(() => {
    if (!isNeeded || loaded) return;
    import('./PartTools.tsx').then(
      ({ PartTools }) => {
        loaded = PartTools;
        setTools({ PartTools });
      },
      // The next visit to the text tries again.
      () => {},
    );
  }, [isNeeded]);
  return tools.PartTools;
}

interface FloatingProps {
  editor: Editor;
  pos: number;
  /** In the line with the name of a box, where it leaves room, and not above the part. */
  isWithin: boolean;
  children: ReactNode;
}

// As high as the part, so that the bar inside sticks below the toolbar while a long table scrolls past.
function Floating({ editor, pos, isWithin, children }: FloatingProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const measure = () => setPlace((isWithin && placeWithin(editor, pos)) || placeAbove(editor, pos));
    measure();
    // Pictures load, and lines are added above it.
    const observer = new ResizeObserver(measure);
    for (const each of [editor.view.dom, editor.view.nodeDOM(pos), bar.current])
      if (each instanceof Element) observer.observe(each);
    return () => observer.disconnect();
  }, [editor, pos, isWithin]);
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

// How far the tools reach above a part, as its margin leaves room for (`bars.css`), and so much of a box they need.
const rise = 34;
const roomy = 420;

interface Boxes {
  inner: DOMRect;
  outer: DOMRect;
}

function boxesOf(editor: Editor, pos: number): Boxes | null {
  const part = editor.view.nodeDOM(pos);
  const outer = editor.view.dom.closest('.rich-text-text')?.getBoundingClientRect();
  return part instanceof Element && outer ? { inner: part.getBoundingClientRect(), outer } : null;
}

function placeAbove(editor: Editor, pos: number): CSSProperties {
  const boxes = boxesOf(editor, pos);
  if (!boxes) return { visibility: 'hidden' };
  const { inner, outer } = boxes;
  const place = { top: inner.top - outer.top - rise, height: inner.height + rise };
  // The right one of two: the tools need more room than it has.
  const isRight = inner.left > outer.left + outer.width / 4;
  if (isRight) return { ...place, left: 24, right: outer.right - inner.right, justifyContent: 'end' };
  return { ...place, left: inner.left - outer.left };
}

/** Null where a box is too narrow. */
function placeWithin(editor: Editor, pos: number): CSSProperties | null {
  const boxes = boxesOf(editor, pos);
  if (!boxes || boxes.inner.width < roomy) return null;
  const { inner, outer } = boxes;
  const inset = 6;
  return {
    top: inner.top - outer.top + inset,
    left: inner.left - outer.left,
    right: outer.right - inner.right + inset,
    height: inner.height - inset,
    justifyContent: 'end',
  };
}
