import { viewTransition } from '#lib/view-transition.ts';

/** What stands in the head of every page of the back office. */
export function Head() {
  return (
    <>
      <style>{viewTransition}</style>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="robots" content="noindex" />
    </>
  );
}
