/** Marks the page on the first interaction: only then pictures below the fold load (css/first-use.css). */
export default function firstUse(): void {
  const listening = new AbortController();
  const used = (event: Event) => {
    // On a new page, Chromium reports where the pointer rests as a movement by nothing.
    if (event.type === 'pointermove' && isAtRest(event as PointerEvent)) return;
    document.documentElement.dataset.used = '';
    listening.abort();
  };
  // Not captured: snapping lists scroll by themselves during layout.
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(sign, used, { passive: true, signal: listening.signal });
  }
}

function isAtRest({ movementX, movementY }: PointerEvent) {
  return movementX === 0 && movementY === 0;
}
