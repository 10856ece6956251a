import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Pictures } from '#database/shown-picture.ts';
import { galleriesIn, headingsByNode, isEmpty } from '#lib/rich-text/read.ts';
import { type ResolveLink, resolveLinks } from '#lib/rich-text/resolve-links.ts';
import type { RichText as Doc } from '#lib/rich-text/rich-text.ts';
import { withWholeLinks } from '#lib/rich-text/whole-links.ts';
import { headings, marks, parts } from './rich-text/parts.tsx';
import { type LinkPicture, withFiles } from './rich-text/with-files.tsx';

interface Props {
  doc: Doc;
  pictures: Pictures;
  /** HTML’s `sizes` of its pictures. */
  sizes?: string;
  /** Prefix of heading ids, on a page with several texts. */
  idPrefix?: string;
  /** Attributes of the link that opens a gallery’s picture; default: no links. */
  linkPicture?: (gallery: number, fileId: number) => ReturnType<LinkPicture>;
  /** Default: as for visitors. */
  resolveLink?: ResolveLink;
}

/** A rich text as visitors see it; nothing if empty. Headings have ids (`headingsIn`). */
export function RichText(props: Props) {
  const { pictures, sizes = '(min-width: 48rem) 720px, 94vw', idPrefix, linkPicture } = props;
  const { resolveLink = nowhere } = usePageContext();
  if (isEmpty(props.doc)) return null;
  const doc = withWholeLinks(resolveLinks(props.doc, props.resolveLink ?? resolveLink));
  const galleries = galleriesIn(doc);
  const link: LinkPicture = (node, id) => linkPicture?.(galleries.indexOf(node), id) ?? {};
  const render = renderJSONContentToReactElement({
    nodeMapping: {
      ...parts,
      heading: headings(headingsByNode(doc, idPrefix)),
      ...withFiles(pictures, sizes, linkPicture && link),
    },
    markMapping: marks,
  });
  return (
    <div className="rich-text">
      {doc.content.slice(0, lengthOf(doc)).map((content) => render({ content }))}
    </div>
  );
}

// Only the server resolves links.
const nowhere = () => null;

// Without trailing empty lines.
function lengthOf({ content }: Doc) {
  return 1 + content.findLastIndex((node) => node.type !== 'paragraph' || node.content);
}
