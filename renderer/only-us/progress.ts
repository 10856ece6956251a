import progress, { type NProgressOptions } from 'nprogress';

// Spec §9. The template is ours because the bar of its own claims an ARIA role that does not exist.
const options: Partial<NProgressOptions> & { trickleRate: number } = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
};
progress.configure(options);

// https://vike.dev/onPageTransitionStart
export function onPageTransitionStart() {
  progress.start();
}

export function onPageTransitionEnd() {
  stopProgress();
}

/** Takes the progress bar away. */
export function stopProgress(): void {
  progress.done();
}
