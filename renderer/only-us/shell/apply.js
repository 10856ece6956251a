// Light or dark, and how wide the sidebar is, before the first paint: so it is a script of its own in the head, which waits for
// it. Radix Themes looks for the class. Runs again when a choice changes, here (appearance.ts) or in another tab, and when the system's does.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  /** @param {string} key */
  const chosen = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // The browser stores nothing for this site.
      return null;
    }
  };
  const apply = () => {
    const choice = chosen('appearance');
    const dark = choice === 'dark' || (choice !== 'light' && system.matches);
    const { classList } = document.documentElement;
    classList.toggle('dark', dark);
    classList.toggle('light', !dark);
    classList.toggle('sidebar-icons', chosen('sidebar') === 'icons');
  };
  apply();
  addEventListener('appearance', apply);
  addEventListener('storage', apply);
  system.addEventListener('change', apply);
})();
