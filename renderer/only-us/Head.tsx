import { viewTransition } from '#lib/view-transition.ts';
import { BrandHead } from '#renderer/ui/BrandHead.tsx';
import applyAppearance from './appearance/apply.js?url&no-inline';

/** The head of every back-office page. */
export function Head() {
  return (
    <>
      <style>{viewTransition}</style>
      <BrandHead />
      <script src={applyAppearance} />
      <meta name="robots" content="noindex" />
    </>
  );
}
