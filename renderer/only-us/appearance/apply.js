// Light or dark, before the first paint: so it is a script of its own in the head, which waits for it. Radix Themes looks for
// the class. Runs again when the choice changes, here (appearance.ts) or in another tab, and when the system's does.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => {
    try {
      return localStorage.getItem('appearance');
    } catch {
      // The browser stores nothing for this site.
      return null;
    }
  };
  const apply = () => {
    const choice = chosen();
    const dark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.classList.toggle('light', !dark);
  };
  apply();
  addEventListener('appearance', apply);
  addEventListener('storage', apply);
  system.addEventListener('change', apply);
})();
