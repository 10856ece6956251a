import { skipToken } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Outputs } from '#renderer/only-us/api.ts';
import { api } from '../../api.ts';
import { callOnLeaving } from '../../call-on-leaving.ts';
import { newDraftId } from '../working-copy/drafts.ts';
import type { EntryOf, RecordForm } from '../working-copy/record-form.ts';

// In milliseconds. A form that nobody has touched for so long doesn't count as open, and doesn't keep the session alive.
const interval = 5000;
const longestPause = 30 * 60_000;
const newsFor = 6000;

type Report = Outputs['content']['enterForm'];

export type Others = Pick<Report, 'people' | 'otherTab'>;

/** An action of somebody else on the entry in a form. `overruled`: they kept their own words instead of one's own. */
export interface News {
  what: 'published' | 'unpublished' | 'discarded' | 'reverted' | 'scheduled' | 'overruled';
  name: string;
}

/**
 * Reports the form of an entry as open, and takes into it what others did there. Returns who else has it open, null until that is
 * known, and for some seconds what they did; that they overruled this person until `dismiss`.
 */
export function usePresence({ edited, entry }: RecordForm) {
  const { type, id } = entry ?? {};
  const utils = api.useUtils();
  const [others, setOthers] = useState<Others | null>(null);
  const [news, setNews] = useState<News>();
  useEffect(() => {
    if (!type || id === undefined) return;
    // Straight to the server: a failure needs no toast, the next report comes soon.
    const { enterForm, leaveForm } = utils.client.content;
    const tab = tabId();
    let closed = false;
    let touchedAt = Date.now();
    let since: Date | undefined;
    let pending: string | undefined;
    const report = async () => {
      if (closed || Date.now() - touchedAt > longestPause) return setOthers(null);
      const hidden = document.visibilityState === 'hidden';
      const { known } = edited;
      const present = await enterForm.mutate({ type, id, tab, hidden, since }).catch(() => null);
      if (closed) return;
      setOthers(present);
      if (!present) return;
      since = present.now;
      const told = newsIn(present.deeds);
      if (told) setNews((former) => (former?.what === 'overruled' ? former : told));
      const { state, deeds } = present;
      const isPending = pending !== undefined && state?.pending !== pending;
      pending = state?.pending;
      const now = state ? `${state.version} ${state.revision}` : '';
      // Not what this form has saved meanwhile.
      const isNews = known !== null && known === edited.known && known !== now;
      if (isNews) edited.onNews(state, deeds.find(({ what }) => what === 'deleted')?.name ?? null);
      // Other parts of this screen that show the entry.
      const isSameVersion = now.split(' ')[0] === known?.split(' ')[0];
      if (isNews || isPending) void (isSameVersion ? utils.content : utils).invalidate();
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
  }, [utils, edited, type, id]);
  const dismiss = useCallback(() => setNews(undefined), []);
  useEffect(() => {
    if (!news || news.what === 'overruled') return;
    const timer = setTimeout(dismiss, newsFor);
    return () => clearTimeout(timer);
  }, [news, dismiss]);
  return { others, news, dismiss };
}

// The latest; but that one's own words were left out before all.
function newsIn(deeds: Report['deeds']): News | undefined {
  const deed = deeds.find(({ what }) => what === 'overruled') ?? deeds.find(({ what }) => what !== 'deleted');
  if (!deed || deed.what === 'deleted') return undefined;
  return { ...deed, what: deed.what === 'updated' ? 'published' : deed.what };
}

const stored = 'vinci.tab';
let ownTab: string | undefined;

// The same after a reload. It is stored between two pages only: a tab that is duplicated gets one of its own.
function tabId(): string {
  ownTab ??= sessionStorage.getItem(stored) ?? newDraftId();
  sessionStorage.removeItem(stored);
  return ownTab;
}

/** The other person who saved an entry last: one's own edits were saved since, too. */
export function useTheirName(entry: EntryOf | null): string | null | undefined {
  const { user } = usePageContext();
  const { data } = api.content.getVersions.useQuery(entry ?? skipToken, { staleTime: 0 });
  return data?.find(({ by }) => by && by !== user?.name)?.by;
}
