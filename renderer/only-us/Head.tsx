import { usePageContext } from 'vike-react/usePageContext';
import { viewTransition } from '#lib/view-transition.ts';
import { BrandHead } from '#renderer/ui/BrandHead.tsx';
import icon from '../../public/favicon.svg?raw';
import applyAppearance from './shell/apply.js?raw';

export function Head() {
  const { cspNonce, wordsAddress } = usePageContext();
  return (
    <>
      <style>{viewTransition}</style>
      <BrandHead drawing={icon} />
      {/* In the page: it has to run before the first paint, and Vike would have browsers fetch a file of its own twice. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours */}
      <script nonce={cspNonce ?? undefined} dangerouslySetInnerHTML={{ __html: applyAppearance }} />
      {/* It blocks: what comes after it is in these words. */}
      {wordsAddress && <script src={wordsAddress} />}
      <meta name="robots" content="noindex" />
    </>
  );
}
