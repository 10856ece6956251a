import type { CSSProperties } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import { focalPosition } from '#lib/focal-point.ts';
import { srcSetOf } from '#lib/optimized.ts';
import { pdfPage } from '#lib/pdf-page.ts';
import { useFileUrl } from './file-url.ts';

interface Props {
  picture: ShownPicture;
  /** HTML’s `sizes`. */
  sizes: string;
  /** Above the fold: fetched at once, before others. */
  priority?: boolean;
  /** Its background until it loads, for lists of the back office. */
  ground?: string;
}

/** A picture, or the first page of a PDF. Its size is always set, so nothing shifts. */
export function Picture({ picture: { filename, ...rest }, sizes, priority = false, ground }: Props) {
  const fileUrl = useFileUrl();
  const picture = { ...rest, filename: pdfPage(filename, 1) };
  const { width, height, alt } = picture;
  // Others are cardboard until they load (css/base.css).
  const background = ground ?? (isClear(picture) ? 'none' : undefined);
  const srcSet = srcSetOf(picture, fileUrl, sizes);
  return (
    <img
      srcSet={srcSet}
      sizes={srcSet && sizes}
      src={fileUrl(picture)}
      alt={alt}
      width={width}
      height={height}
      style={{ background, '--focus': focalPosition(picture) } as CSSProperties}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** A picture cut to the shape of its frame (renderer/public/css/parts/picture-frame.css). */
export function FramedPicture(props: Props) {
  return (
    <span className="picture-frame">
      <Picture {...props} />
    </span>
  );
}

/** Whether it is partly transparent; its colour is, then. */
export function isClear({ color }: Pick<ShownPicture, 'color'>): boolean {
  return color.length === '#rrggbbaa'.length;
}
