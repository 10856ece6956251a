import { viewTransition } from '#lib/view-transition.ts';
import { BrandHead } from '#renderer/ui/BrandHead.tsx';

/** Errors and sign-in are nothing to find with a search engine. */
export function Head() {
  return (
    <>
      <style>{viewTransition}</style>
      <BrandHead />
      <meta name="robots" content="noindex" />
    </>
  );
}
