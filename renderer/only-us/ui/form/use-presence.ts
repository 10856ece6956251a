import type { inferRouterOutputs } from '@trpc/server';
import { useEffect, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { callOnLeaving } from '#renderer/only-us/call-on-leaving.ts';
import type { AppRouter } from '#server/router.ts';
import type { ContentType } from '../entry/entry-api.ts';
import { newDraftId } from './drafts.ts';

// In milliseconds. A form that nobody has touched for so long doesn't count as open, and doesn't keep the session alive.
const interval = 15_000;
const longestPause = 30 * 60_000;

type Others = inferRouterOutputs<AppRouter>['content']['enterForm'];

/** Reports the form of an entry as open. Returns who else has it open; null until that is known. */
export function usePresence(type: ContentType, id: number): Others | null {
  const utils = api.useUtils();
  const [others, setOthers] = useState<Others | null>(null);
  useEffect(() => {
    // Straight to the server: a failure needs no toast, the next report comes soon.
    const { enterForm, leaveForm } = utils.client.content;
    const tab = tabId();
    let closed = false;
    let touchedAt = Date.now();
    const report = async () => {
      if (closed || Date.now() - touchedAt > longestPause) return setOthers(null);
      const hidden = document.visibilityState === 'hidden';
      const present = await enterForm.mutate({ type, id, tab, hidden }).catch(() => null);
      if (!closed) setOthers(present);
    };
    const touch = () => {
      touchedAt = Date.now();
    };
    const onFocus = () => {
      touch();
      void report();
    };
    const leave = () => {
      sessionStorage.setItem(stored, tab);
      callOnLeaving('content.leaveForm', { type, id, tab });
    };
    void report();
    const timer = setInterval(report, interval);
    const abort = new AbortController();
    const { signal } = abort;
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, touch, { signal });
    for (const event of ['focus', 'pageshow']) window.addEventListener(event, onFocus, { signal });
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      closed = true;
      clearInterval(timer);
      abort.abort();
      void leaveForm.mutate({ type, id, tab }).catch(() => undefined);
    };
  }, [utils, type, id]);
  return others;
}

const stored = 'vinci.tab';
let ownTab: string | undefined;

// The same after a reload. It is stored between two pages only: a tab that is duplicated gets one of its own.
function tabId(): string {
  ownTab ??= sessionStorage.getItem(stored) ?? newDraftId();
  sessionStorage.removeItem(stored);
  return ownTab;
}
