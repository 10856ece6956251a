import { useEffect, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import type { Others } from '#server/content/presence/presence.ts';
import type { ContentType } from '../entry/entry-api.ts';
import { newDraftId } from './drafts.ts';

interface Client {
  enterForm: { mutate(input: { id: number; tab: string; hidden: boolean }): Promise<Others> };
  leaveForm: { mutate(input: { id: number; tab: string }): Promise<void> };
}

// In milliseconds. A form that nobody has touched for so long doesn't count as open, and doesn't keep the session alive.
const interval = 15_000;
const longestPause = 30 * 60_000;

/** Reports the form of an entry as open. Returns who else has it open; null until that is known. */
export function usePresence(type: ContentType, id: number): Others | null {
  const utils = api.useUtils();
  const [others, setOthers] = useState<Others | null>(null);
  useEffect(() => {
    // Straight to the server: a failure needs no toast, the next report comes soon.
    const client = utils.client[type] as unknown as Client;
    const tab = newDraftId();
    let closed = false;
    let touchedAt = Date.now();
    const report = async () => {
      if (Date.now() - touchedAt > longestPause) return setOthers(null);
      const hidden = document.visibilityState === 'hidden';
      const present = await client.enterForm.mutate({ id, tab, hidden }).catch(() => null);
      if (!closed) setOthers(present);
    };
    const touch = () => {
      touchedAt = Date.now();
    };
    const onFocus = () => {
      touch();
      void report();
    };
    void report();
    const timer = setInterval(report, interval);
    const abort = new AbortController();
    const { signal } = abort;
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, touch, { signal });
    window.addEventListener('focus', onFocus, { signal });
    return () => {
      closed = true;
      clearInterval(timer);
      abort.abort();
      void client.leaveForm.mutate({ id, tab }).catch(() => undefined);
    };
  }, [utils, type, id]);
  return others;
}
