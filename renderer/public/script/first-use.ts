/** Marks the page once somebody does anything: pictures out of sight are fetched only then (css/first-use.css). */
export function firstUse(): void {
  const used = () => {
    document.documentElement.dataset.used = '';
  };
  // Not captured: lists that browsers scroll to where they snap, while the page is laid out, are no sign of anybody.
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(sign, used, { once: true, passive: true });
  }
}
