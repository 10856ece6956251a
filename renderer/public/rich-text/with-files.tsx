import type { AnchorHTMLAttributes } from 'react';
import type { Pictures } from '#database/shown-picture.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { FileLink } from './FileLink.tsx';
import type { Part } from './parts.tsx';
import { Video } from './Video.tsx';

/** Attributes of the link that opens a gallery’s picture. */
export type LinkPicture = (gallery: Part['node'], fileId: number) => AnchorHTMLAttributes<HTMLAnchorElement>;

/** Nodes that show files; deleted files show nothing. With `linkPicture`, gallery pictures are links. */
export function withFiles(known: Pictures, sizes: string, linkPicture?: LinkPicture) {
  return {
    /** Its alternative text wins over the file’s. */
    picture({ node: { attrs } }: Part) {
      const picture = known[attrs.fileId];
      if (!picture) return null;
      const width = attrs.width as string | undefined;
      return (
        <figure className="text-figure" data-width={width ?? undefined}>
          <Picture picture={{ ...picture, alt: attrs.alt ?? picture.alt }} sizes={sizesOf(width, sizes)} />
          {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
        </figure>
      );
    },
    gallery({ node }: Part) {
      const { attrs } = node;
      const pictures = (attrs.fileIds as number[]).flatMap((id) => (known[id] ? [{ id, ...known[id] }] : []));
      if (pictures.length === 0) return null;
      return (
        <figure className="text-figure text-gallery" data-columns={columnsOf(pictures.length)}>
          <div>
            {pictures.map((picture) => {
              const shown = (
                <Picture key={picture.id} picture={picture} sizes="(min-width: 48rem) 360px, 47vw" />
              );
              if (!linkPicture) return shown;
              return (
                <a key={picture.id} {...linkPicture(node, picture.id)}>
                  {shown}
                </a>
              );
            })}
          </div>
          {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
        </figure>
      );
    },
    file({ node: { attrs } }: Part) {
      const file = known[attrs.fileId];
      return file ? <FileLink file={file} title={attrs.title} /> : null;
    },
    video: ({ node: { attrs } }: Part) => (
      <Video video={attrs} title={attrs.title} poster={known[attrs.posterId]} />
    ),
  };
}

/** Number of columns, avoiding a single picture in the last row. */
export function columnsOf(count: number): number {
  return count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3;
}

function sizesOf(width: string | undefined, sizes: string) {
  if (width === 'half') return '(min-width: 48rem) 360px, 94vw';
  return width === 'wide' ? '(min-width: 64rem) 976px, 94vw' : sizes;
}
