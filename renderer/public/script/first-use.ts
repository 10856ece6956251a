/** Marks the page once somebody does anything: pictures out of sight are fetched only then (css/first-use.css). */
export function firstUse(): void {
  const used = () => {
    document.documentElement.dataset.used = '';
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(sign, used, { once: true, capture: true, passive: true });
  }
}
