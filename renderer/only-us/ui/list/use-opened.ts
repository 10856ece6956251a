import { useState } from 'react';
import { hasUnsaved } from '../base/unsaved.ts';
import { useHydrated } from '../base/use-hydrated.ts';
import { openField } from './list-address.ts';
import { useListState } from './use-list-state.ts';

const fields = { open: openField };

/** Opens an id or a form such as `new`; null closes it. */
export type Open = (what: number | string | null) => void;

/** The dialog open over a list, in its address (`?open=12`): Back closes it, a reload opens it again. */
export function useOpened(): readonly [string | null, Open] {
  const [{ open: opened }, narrow] = useListState(fields);
  const open: Open = (what) => {
    const { state } = window.history;
    // Nothing is unsaved: Back doesn't ask.
    if (what === null && state?.isOver && !hasUnsaved()) return window.history.back();
    narrow({ open: what === null ? null : String(what) }, opened === null ? 'push' : 'replace');
    if (opened === null) window.history.replaceState({ ...window.history.state, isOver: true }, '');
  };
  // A server draws no dialogs.
  return [useHydrated() ? opened : null, open];
}

/** The open row. Once it is deleted, its last state, so that its form keeps unsaved input. */
export function useOpenedRow<Row>(opened: string | null, row: Row | undefined): Row | undefined {
  const [last, setLast] = useState({ opened, row });
  if (row ? row !== last.row : opened !== last.opened) setLast({ opened, row });
  return row ?? (opened === last.opened ? last.row : undefined);
}
