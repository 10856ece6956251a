// next-auth's key and format, so that its client in another tab and ours understand each other.
const key = 'nextauth.message';
const here = new EventTarget();

/** Tells the other tabs that the session may have changed. */
export function tellOtherTabs(trigger: 'getSession' | 'signout'): void {
  const timestamp = Math.floor(Date.now() / 1000);
  // Storing the same text twice is no event: without it the second message within a second would be lost.
  const nonce = Math.random();
  try {
    localStorage.setItem(key, JSON.stringify({ event: 'session', data: { trigger }, timestamp, nonce }));
  } catch {
    // Storage is switched off or full: the other tabs find out when they are looked at.
  }
}

/** Tells this tab the same. */
export function tellThisTab(): void {
  here.dispatchEvent(new Event('session'));
}

/** Listens to both. Whoever hears it reads the session without telling on: two tabs would answer each other for ever. */
export function onSessionMessage(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key && isSessionMessage(event.newValue)) listener();
  };
  window.addEventListener('storage', fromOtherTab);
  here.addEventListener('session', listener);
  return () => {
    window.removeEventListener('storage', fromOtherTab);
    here.removeEventListener('session', listener);
  };
}

function isSessionMessage(text: string | null) {
  try {
    const message = JSON.parse(text ?? '{}');
    return message?.event === 'session' && Boolean(message.data);
  } catch {
    return false;
  }
}
