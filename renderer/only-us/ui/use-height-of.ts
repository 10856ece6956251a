import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a sticky bar: while it is mounted, the custom property `name` of the page
 * is its height. What the bar must not cover makes room by it: toasts, the caret, a field that gets the focus.
 */
export function useHeightOf(name: `--${string}`): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(name, `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name]);
  return bar;
}
