import { viewTransition } from '#lib/view-transition.ts';

/** Errors and sign-in are nothing to find with a search engine. */
export function Head() {
  return (
    <>
      <style>{viewTransition}</style>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="robots" content="noindex" />
    </>
  );
}
