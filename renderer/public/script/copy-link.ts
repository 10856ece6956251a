const shownFor = 3000;

/** `data-copy` copies its address; on phones one with `data-share`, its label there, opens their list of ways to share it. */
export default function copyLink(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const { copy = '', share } = button.dataset;
    if (share && 'share' in navigator && matchMedia('(pointer: coarse)').matches)
      offerShare(button, share, copy);
    else if (navigator.clipboard) offerCopy(button, copy);
  }
}

function offerShare(button: HTMLButtonElement, label: string, url: string) {
  button.hidden = false;
  button.textContent = label;
  // Rejected when it is cancelled.
  button.addEventListener('click', () =>
    navigator.share({ title: document.title, url }).catch(() => undefined),
  );
}

function offerCopy(button: HTMLButtonElement, address: string) {
  const label = button.textContent;
  button.hidden = false;
  // Announces it.
  button.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(address);
    button.textContent = button.dataset.copied ?? '';
    setTimeout(() => {
      button.textContent = label;
    }, shownFor);
  });
}
