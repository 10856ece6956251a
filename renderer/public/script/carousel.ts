/** Banners, or pages of a catalog. Swiping and the links work without script; this adds buttons and marks the current link. */
export default function carousel(): void {
  const root = document.querySelector<HTMLElement>('[data-carousel]');
  const track = root?.querySelector('ul');
  const links = root?.querySelectorAll<HTMLAnchorElement>('nav a') ?? [];
  if (!root || !track || links.length === 0) return;
  root.dataset.script = '';
  const slides = [...track.children] as HTMLElement[];
  let current = 0;

  // CSS defines how it scrolls: smoothly, or not with reduced motion.
  const show = (index: number) => track.scrollTo({ left: slides[index]?.offsetLeft });

  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  });
  for (const button of root.querySelectorAll<HTMLElement>('[data-turn]')) {
    button.addEventListener('click', () => {
      show((current + Number(button.dataset.turn) + slides.length) % slides.length);
    });
  }
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) current = slides.indexOf(target as HTMLElement);
      }
      links.forEach((link, index) => {
        if (index === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
      const list = links[current]?.closest('ol');
      list?.scrollTo({ left: (links[current]?.offsetLeft ?? 0) - list.clientWidth / 2 });
    },
    { root: track, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);
}
