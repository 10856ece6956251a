import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react';
import { usePageContext } from 'vike-react/usePageContext';
import { galleriesIn, headingsByNode, isEmpty } from '#lib/rich-text/read.ts';
import { type ResolveLink, resolveLinks } from '#lib/rich-text/resolve-links.ts';
import type { RichText as Doc } from '#lib/rich-text/rich-text.ts';
import { withWholeLinks } from '#lib/rich-text/whole-links.ts';
import type { Pictures } from '#server/files/shown-picture.ts';
import { Link, marks } from './rich-text/marks.tsx';
import { headings, parts } from './rich-text/parts.tsx';
import { type LinkPicture, withFiles } from './rich-text/with-files.tsx';

interface Props {
  doc: Doc;
  /** The pictures of the text by the ids of their files. */
  pictures: Pictures;
  /** How wide its pictures are shown, as HTML's `sizes`. */
  sizes?: string;
  /** What the ids of its headings begin with, on a page with several texts. */
  idPrefix?: string;
  /** The attributes of the link that opens a picture of a gallery, by the gallery's place; without it, nothing does. */
  linkPicture?: (gallery: number, fileId: number) => ReturnType<LinkPicture>;
  /** Where links by id lead; by default where visitors get to. */
  resolveLink?: ResolveLink;
}

/** A rich text as visitors see it; nothing when it is empty. Its headings have ids to link to (`headingsIn`). */
export function RichText(props: Props) {
  const { pictures, sizes = '(min-width: 48rem) 720px, 94vw', idPrefix, linkPicture } = props;
  const { site, resolveLink = nowhere } = usePageContext();
  if (isEmpty(props.doc)) return null;
  const doc = withWholeLinks(resolveLinks(props.doc, props.resolveLink ?? resolveLink));
  const galleries = galleriesIn(doc);
  const link: LinkPicture = (node, id) => linkPicture?.(galleries.indexOf(node), id) ?? {};
  const render = renderJSONContentToReactElement({
    nodeMapping: {
      ...parts,
      heading: headings(headingsByNode(doc, idPrefix)),
      ...withFiles(pictures, sizes, linkPicture && link),
      linked: ({ node, children }) => (
        <Link href={String(node.attrs?.href)} siteAddress={site.address}>
          {children}
        </Link>
      ),
    },
    markMapping: marks,
  });
  return (
    <div className="rich-text">
      {doc.content.slice(0, lengthOf(doc)).map((content) => render({ content }))}
    </div>
  );
}

// Known on the server only.
const nowhere = () => null;

// Without the empty lines that editing leaves at the end.
function lengthOf({ content }: Doc) {
  return 1 + content.findLastIndex((node) => node.type !== 'paragraph' || node.content);
}
