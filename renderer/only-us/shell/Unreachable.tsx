import './unreachable.css';
import { Button } from '@radix-ui/themes';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import { localize } from '#lib/interface-language.ts';
import { ExternalStore, useStored } from '../external-store.ts';
import { startProgress, stopProgress } from '../progress.ts';
import { QuietButton } from '../ui/base/QuietButton.tsx';
import { hasUnsaved } from '../ui/base/unsaved.ts';
import { useWindowEvent } from '../ui/base/use-window-event.ts';

/** Says that a page couldn't be opened because the site doesn't answer; it opens as soon as the site is back. */
export function Unreachable() {
  useEffect(watchLeaving, []);
  useWindowEvent('online', () => void tryAgain());
  // Back from the page that was left for.
  useWindowEvent('pageshow', stopProgress);
  const page = useStored(wanted);
  return (
    <div role="alert">
      {page && (
        <div className="floating unreachable">
          <CloudOff size={18} aria-hidden />
          <p>{localize('The site can’t be reached. This page will open once it’s back.')}</p>
          <Button size="2" onClick={() => void tryAgain()}>
            {localize('Try again')}
          </Button>
          <QuietButton size="2" onClick={giveUp}>
            {localize('Stay here')}
          </QuietButton>
        </div>
      )}
    </div>
  );
}

const retryInterval = 3000; // milliseconds between two attempts

let timer: ReturnType<typeof setTimeout> | undefined;

/** The page that couldn't be opened because the site didn't answer; null when all is well. */
const wanted = new ExternalStore<string | null>(null);

/**
 * Looks at every document of this site that the browser is about to load in place of the back office, which is also what
 * the router does when it can't fetch a page: unless the site answers, the screen stays. Gives the function that ends it.
 * Vike has no hook for that, and to ask before every click would cost a round trip each. Where a browser has no Navigation
 * API, it shows its own error page.
 */
function watchLeaving(): () => void {
  window.navigation?.addEventListener('navigate', holdBack);
  return () => window.navigation?.removeEventListener('navigate', holdBack);
}

/** Opens the wanted page if the site answers by now. */
async function tryAgain(): Promise<void> {
  const page = wanted.get();
  if (!page) return;
  clearTimeout(timer);
  if (!(await isReachable())) return schedule();
  if (page !== wanted.get()) return;
  wanted.set(null);
  // Somebody has begun to write meanwhile.
  if (!hasUnsaved()) await navigate(page, { overwriteLastHistoryEntry: page === addressOf(window.location) });
}

/** Stays on this screen, also when the site is back. */
function giveUp(): void {
  clearTimeout(timer);
  wanted.set(null);
}

function holdBack(event: NavigateEvent) {
  const { destination, navigationType, downloadRequest, formData } = event;
  const url = new URL(destination.url);
  const isPage = !destination.sameDocument && downloadRequest === null && formData === null;
  if (!isPage || navigationType === 'reload' || !event.cancelable) return;
  if (url.origin !== window.location.origin) return;
  const address = addressOf(url);
  if (address === checked) return;
  event.preventDefault();
  void leaveFor(address);
}

// The address that the site was just asked about, which may be loaded.
let checked: string | null = null;

async function leaveFor(address: string) {
  startProgress();
  if (await isReachable()) {
    checked = address;
    window.location.assign(address);
    checked = null;
    return;
  }
  stopProgress();
  wanted.set(address);
  schedule();
}

async function isReachable() {
  try {
    await fetch('/up', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(() => void tryAgain(), retryInterval);
}

function addressOf({ pathname, search, hash }: URL | Location) {
  return pathname + search + hash;
}
