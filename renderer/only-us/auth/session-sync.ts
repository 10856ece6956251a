// next-auth's key and format, so that its client in another tab and ours understand each other.
const key = 'nextauth.message';
const thisTab = new EventTarget();

export function broadcastSession(trigger: 'getSession' | 'signout'): void {
  const timestamp = Math.floor(Date.now() / 1000);
  // Storing the same text twice fires no event: without it a second message within a second would be lost.
  const nonce = Math.random();
  try {
    localStorage.setItem(key, JSON.stringify({ event: 'session', data: { trigger }, timestamp, nonce }));
  } catch {
    // Storage is off or full: the other tabs refetch when they become visible.
  }
}

export function refreshSession(): void {
  thisTab.dispatchEvent(new Event('session'));
}

/** Listens to both. Don't broadcast from the listener: two tabs would answer each other forever. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key && isSessionMessage(event.newValue)) listener();
  };
  window.addEventListener('storage', fromOtherTab);
  thisTab.addEventListener('session', listener);
  return () => {
    window.removeEventListener('storage', fromOtherTab);
    thisTab.removeEventListener('session', listener);
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
