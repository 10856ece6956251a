import { type RefObject, useEffect, useRef } from 'react';

/** Puts the height of a sticky bar into the custom property `name`, so that toasts and focused fields stay clear of it. */
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
