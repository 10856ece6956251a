/** Whether the back office is light or dark, or as the system is. Each browser remembers its own. */
export type Appearance = 'system' | 'light' | 'dark';

// apply.js reads it. Not a cookie for the server, which can't know what the system is set to.
const key = 'appearance';

export function chosenAppearance(): Appearance {
  const choice = stored(key);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

export function chooseAppearance(appearance: Appearance): void {
  store(key, appearance === 'system' ? null : appearance);
}

export function hasIconsOnly(): boolean {
  return stored('sidebar') === 'icons';
}

export function chooseIconsOnly(only: boolean): void {
  store('sidebar', only ? 'icons' : null);
}

function stored(name: string) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, choice: string | null) {
  try {
    if (choice === null) localStorage.removeItem(name);
    else localStorage.setItem(name, choice);
  } catch {
    // The browser stores nothing for this site: it stays as it is.
  }
  dispatchEvent(new Event(key));
}

/** Calls `listener` when a choice changes, here or in another tab. */
export function onAppearance(listener: () => void): () => void {
  addEventListener(key, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(key, listener);
    removeEventListener('storage', listener);
  };
}
