import { useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

/**
 * The id of the entry in a form that was opened for this one, null for a new one; and what sets it when that has become a draft, or is
 * new again. The address follows without a visit, so that the form stays as it is, with its focus, its undo and where it is scrolled to.
 */
export function useEntryId(opened: number | null) {
  const [id, setId] = useState(opened);
  const path = useRef('');
  useEffect(() => {
    const { pathname } = window.location;
    path.current ||= pathname;
    const next = pathname.replace(/(?<=\/)(new|\d+)$/, String(id ?? 'new'));
    if (pathname !== path.current || next === pathname) return;
    path.current = next;
    // With the state of the router, which goes back to this entry of the history as to any other.
    window.history.replaceState(window.history.state, '', next);
  }, [id]);
  return [id, setId] as const;
}

const visits = new WeakMap<object, number>();
let last = 0;

/** Changes with each visit of a screen: the key of a new entry's form, which another visit leaves for another one. */
export function useVisit(): number {
  const pageContext = usePageContext();
  const visit = visits.get(pageContext) ?? ++last;
  visits.set(pageContext, visit);
  return visit;
}
