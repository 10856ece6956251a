/**
 * The `<img>` of a text from Word that are pictures and not drawings of Word: only pictures are in its Rich Text Format.
 * Word describes them in `<v:imagedata>`, mostly in a comment, and some versions leave the `<img>` out: then it is
 * added.
 */
export function wordPictures(body: HTMLElement, html: string): HTMLImageElement[] {
  for (const data of body.querySelectorAll('v\\:imagedata')) {
    const shape = data.closest('v\\:shape');
    const src = data.getAttribute('src') ?? '';
    if (!src || body.querySelector(`img[src="${CSS.escape(src)}"]`)) continue;
    const image = document.createElement('img');
    image.setAttribute('src', src);
    image.setAttribute('alt', shape?.getAttribute('alt') ?? '');
    (shape ?? data).replaceWith(image);
  }
  const described = new Set([...html.matchAll(/<v:imagedata\s[^>]*?src="([^"]*)"/g)].map(([, src]) => src));
  const local = [...body.querySelectorAll<HTMLImageElement>('img[src^="file:" i]')].filter(
    (image) => !isMarker(image),
  );
  const pictures = local.filter((image) => described.has(image.getAttribute('src') ?? ''));
  return pictures.length > 0 ? pictures : local;
}

/** Does it draw the bullet of a list? */
export function isMarker(image: Element): boolean {
  return image.closest('span[style*="mso-list:Ignore"]') !== null;
}

/** What a picture shows, without what Word and Google write there by themselves; null when nothing is left. */
export function writtenAlt(alt: string): string | null {
  const [first = ''] = alt.split(/\r|\n/);
  const isPath = /^\w+:|[\\/]\S*$|\.(png|jpe?g|gif|bmp|webp|heic)$/i.test(first.trim());
  return isPath ? null : first.trim() || null;
}
