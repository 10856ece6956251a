import type { PageContext } from 'vike/types';
import { cropSize, type FocalPoint, hasFocalPoint, shareCropAddress, shareSize } from '#lib/focal-point.ts';
import { optimizedUrl } from '#lib/optimized.ts';

/** The picture of shared links: absolute address, and size in pixels. */
export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  /** Empty if unknown. */
  alt: string;
}

// Networks reject or time out on large ones; a JPEG of this width and quality is below 100 kB.
const widest = 1200;
const quality = 50;

/** An uploaded picture for link previews, which the optimizer serves as JPEG unless newer formats are accepted. */
export function sharedPicture(
  { site }: Pick<PageContext, 'site'>,
  picture: Partial<FocalPoint> & { filename: string; width: number; height: number; alt: string },
): SharedPicture {
  // Networks crop to the centre themselves.
  if (hasFocalPoint(picture)) {
    const url = new URL(shareCropAddress(picture), site.address).href;
    return { url, ...cropSize(picture, shareSize), alt: picture.alt };
  }
  const path = optimizedUrl(`/api/images/upload/${picture.filename}`, widest, quality);
  const width = Math.min(picture.width, widest);
  const height = Math.round((picture.height * width) / picture.width);
  return { url: new URL(path, site.address).href, width, height, alt: picture.alt };
}

/** As structured data. */
export function imageJsonLd({ url, width, height, alt }: SharedPicture) {
  const size = { width: `${width}`, height: `${height}` };
  return { '@type': 'ImageObject' as const, url, ...size, ...(alt && { caption: alt }) };
}

export function shareCard({ site, brand }: Pick<PageContext, 'site' | 'brand'>): SharedPicture {
  return { url: new URL(brand.shareCard, site.address).href, width: 1200, height: 630, alt: site.name };
}
