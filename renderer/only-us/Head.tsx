import { viewTransition } from '#lib/view-transition.ts';

/** The head of every back-office page. */
export function Head() {
  return (
    <>
      <style>{viewTransition}</style>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="robots" content="noindex" />
    </>
  );
}
