import { viewTransition } from '#lib/view-transition.ts';
import { BrandHead } from '#renderer/ui/BrandHead.tsx';

/** Error and sign-in pages aren’t indexed. */
export function Head() {
  return (
    <>
      <style>{viewTransition}</style>
      <BrandHead />
      <meta name="robots" content="noindex" />
    </>
  );
}
