import NProgress from 'nprogress';

// Its pace is by default that of spec §9. The template has no spinner.
const settings = {
  showSpinner: false,
  template: '<div class="bar"></div>',
  barSelector: '.bar',
};

/** Runs from the click on a link until the next page arrives. */
export default function progressBar(): void {
  NProgress.configure(settings);
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && leavesPage(event, link)) NProgress.start();
  });
  // Includes the back/forward cache.
  addEventListener('pageshow', () => NProgress.done());
  // Escape cancels a navigation.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') NProgress.done();
  });
}

// Only navigation within the site: no new tabs, downloads or anchors.
function leavesPage(event: MouseEvent, link: HTMLAnchorElement) {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || modified) return false;
  if (link.origin !== location.origin || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return !(samePage && link.href.includes('#'));
}
