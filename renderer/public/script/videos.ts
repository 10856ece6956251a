/** A click on a video’s picture loads its player. Until then the other site isn’t contacted. */
export default function videos(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-player]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = link.dataset.player as string;
    player.title = link.querySelector('strong')?.textContent ?? '';
    player.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    link.replaceWith(player);
    player.focus();
  });
}
