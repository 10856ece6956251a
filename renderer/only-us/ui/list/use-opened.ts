import { useEffect, useState } from 'react';
import { hasUnsaved } from '../working-copy/unsaved.ts';
import { openField } from './list-address.ts';
import { useListState } from './use-list-state.ts';

const fields = { open: openField };

/** Opens what has this id, or a form such as `new`; null closes it. */
export type Open = (what: number | string | null) => void;

/**
 * What is open in a dialog over a list, in the address of its screen (`?open=12`): so Back closes it, a reload and a link open it
 * again. Steps from one to the next make no step back.
 */
export function useOpened(): readonly [string | null, Open] {
  const [{ open: opened }, narrow] = useListState(fields);
  const open: Open = (what) => {
    const { state } = window.history;
    // Asked about nothing: what is typed is saved, or was given up.
    if (what === null && state?.isOver && !hasUnsaved()) return window.history.back();
    narrow({ open: what === null ? null : String(what) }, opened === null ? 'push' : 'replace');
    if (opened === null) window.history.replaceState({ ...window.history.state, isOver: true }, '');
  };
  // A server draws no dialogs.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return [inBrowser ? opened : null, open];
}
