/** Whether the back office is light or dark, or as the system is. Each browser remembers its own. */
export type Appearance = 'system' | 'light' | 'dark';

// apply.js reads it. Not a cookie for the server, which can't know what the system is set to.
const key = 'appearance';

export function chosenAppearance(): Appearance {
  try {
    const choice = localStorage.getItem(key);
    return choice === 'light' || choice === 'dark' ? choice : 'system';
  } catch {
    return 'system';
  }
}

export function chooseAppearance(appearance: Appearance): void {
  try {
    if (appearance === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, appearance);
  } catch {
    // The browser stores nothing for this site: it stays as it is.
  }
  dispatchEvent(new Event(key));
}

/** Calls `listener` when the choice changes, here or in another tab. */
export function onAppearance(listener: () => void): () => void {
  addEventListener(key, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(key, listener);
    removeEventListener('storage', listener);
  };
}
