import { viewTransition } from '#lib/view-transition.ts';
import { BrandHead } from '#renderer/ui/BrandHead.tsx';

/** The head of every back-office page. */
export function Head() {
  return (
    <>
      <style>{viewTransition}</style>
      <BrandHead />
      <meta name="robots" content="noindex" />
    </>
  );
}
