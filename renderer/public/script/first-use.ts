/** Marks the page on the first interaction: only then pictures below the fold load (css/first-use.css). */
export default function firstUse(): void {
  const used = () => {
    document.documentElement.dataset.used = '';
  };
  // Not captured: snapping lists scroll by themselves during layout.
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(sign, used, { once: true, passive: true });
  }
}
