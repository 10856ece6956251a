const shownFor = 3000;

/** `data-copy` copies its address. Without script or clipboard, the field beside it remains. */
export default function copyLink(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const label = button.textContent;
    button.hidden = false;
    // Announces it.
    button.ariaLive = 'polite';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      button.textContent = button.dataset.copied ?? '';
      setTimeout(() => {
        button.textContent = label;
      }, shownFor);
    });
  }
}
