import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const tools = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('button:not([disabled])')];

/** For a toolbar: one stop for the Tab key, arrow keys from tool to tool (ARIA Authoring Practices, Toolbar). */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const settle = (toolbar: HTMLElement) => {
    const all = tools(toolbar);
    const stop = last.current && all.includes(last.current) ? last.current : all[0];
    for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1;
  };
  // Tools come and go with the text, so it is settled after every change.
  useEffect(() => {
    if (ref.current) settle(ref.current);
  });
  return {
    ref,
    onFocus(event: FocusEvent<HTMLDivElement>) {
      last.current = event.target;
      settle(event.currentTarget);
    },
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const all = tools(event.currentTarget);
      const at = all.indexOf(event.target as HTMLElement);
      if (!step || at < 0) return;
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    },
  };
}
