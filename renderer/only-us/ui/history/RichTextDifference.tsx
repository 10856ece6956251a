import '../base/public-text.css';
import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Pictures } from '#database/shown-picture.ts';
import { type ComparedBlock, differenceOf } from '#lib/rich-text/difference.ts';
import { linksIn } from '#lib/rich-text/read.ts';
import type { RichText, RichTextMark } from '#lib/rich-text/rich-text.ts';
import { headings, type Part, parts } from '#renderer/public/rich-text/parts.tsx';
import { withFiles } from '#renderer/public/rich-text/with-files.tsx';
import { type DescribedLinks, useDescribedLinks } from '../base/described-links.ts';
import { QuietButton } from '../base/QuietButton.tsx';
import { PartChanges } from './PartChanges.tsx';
import { VersionPicture } from './PictureDifference.tsx';
import { t } from './texts.ts';

interface Props {
  before: RichText;
  after: RichText;
  pictures: Pictures;
  /** Shows unchanged parts, too. */
  isWhole?: boolean;
}

/** Two versions of a text in one, as visitors would see it, with what was added and removed marked. */
export function RichTextDifference({ before, after, pictures, isWhole = false }: Props) {
  const stretches = useMemo(() => stretchesOf(differenceOf(before, after)), [before, after]);
  const links = useDescribedLinks([...linksIn(before), ...linksIn(after)]);
  const render = useMemo(() => rendererOf(pictures, links), [pictures, links]);
  return (
    <div className="rich-text history-text">
      {stretches.map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of two given versions never move
        <Stretch key={index} blocks={blocks} render={render} isShort={!isWhole} />
      ))}
    </div>
  );
}

type Render = (block: ComparedBlock['block']) => ReactNode;

// Of what stayed the same, a block before and after a change is enough to find the place.
const maxInSight = 4;

function Stretch({ blocks, render, isShort }: { blocks: ComparedBlock[]; render: Render; isShort: boolean }) {
  const [isWhole, showWhole] = useState(false);
  const rendered = (some: ComparedBlock[]) => some.map(({ block }) => render(block));
  if (isWhole || !isShort || !blocks[0]?.isSame || blocks.length < maxInSight) return <>{rendered(blocks)}</>;
  return (
    <>
      {rendered(blocks.slice(0, 1))}
      <QuietButton size="1" onClick={() => showWhole(true)}>
        {t('showSame', { count: blocks.length - 2 })}
      </QuietButton>
      {rendered(blocks.slice(-1))}
    </>
  );
}

/** The blocks that follow each other and are the same, or aren't. */
function stretchesOf(blocks: ComparedBlock[]): ComparedBlock[][] {
  const stretches: ComparedBlock[][] = [];
  for (const block of blocks) {
    const last = stretches.at(-1);
    if (last?.[0]?.isSame === block.isSame) last.push(block);
    else stretches.push([block]);
  }
  return stretches;
}

interface Children {
  children?: ReactNode;
}

function rendererOf(pictures: Pictures, links: DescribedLinks): Render {
  const inserted = ({ children }: Children) => <ins>{children}</ins>;
  const deleted = ({ children }: Children) => <del>{children}</del>;
  const plain = ({ children }: Children) => <>{children}</>;
  const picture = ({ node: { attrs } }: Part) => (
    <figure>
      <VersionPicture id={attrs.fileId} picture={pictures[attrs.fileId]} alt={attrs.alt} />
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </figure>
  );
  const changed = ({ node: { attrs, content }, children }: Part) => (
    <div className="history-changed">
      <PartChanges before={attrs.before} after={content[0].attrs} pictures={pictures} links={links} />
      {children}
    </div>
  );
  // Nothing leads away from here.
  const still = (Shown: (part: Part) => ReactNode) => (part: Part) => (
    <div inert>
      <Shown {...part} />
    </div>
  );
  const { gallery, file, video } = withFiles(pictures, '360px');
  const render = renderJSONContentToReactElement({
    nodeMapping: {
      ...parts,
      heading: headings(new Map()),
      picture,
      gallery: still(gallery),
      file: still(file),
      video: still(video),
      button: still(parts.button),
      inserted,
      deleted,
      changed,
    },
    markMapping: {
      inserted,
      deleted,
      bold: ({ children }: Children) => <strong>{children}</strong>,
      italic: ({ children }: Children) => <em>{children}</em>,
      link: ({ mark, children }: Children & { mark: RichTextMark }) => {
        const href = String(mark.attrs?.href);
        return (
          <span className="history-link" title={links[href]?.title || links[href]?.path || href}>
            {children}
          </span>
        );
      },
    },
    // Of a version from another time of the site.
    unhandledNode: plain,
    unhandledMark: plain,
  });
  return (content) => render({ content });
}
