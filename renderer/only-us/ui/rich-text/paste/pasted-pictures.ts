import { nameOf, rtfPictures } from './rtf-pictures.ts';

export interface Copied {
  html: string;
  /** Word describes its pictures here, where its HTML only names files of that computer. */
  rtf: string;
  files: File[];
}

/**
 * The pictures of what was copied: `pictures` that can be uploaded, each with a function that puts it into the text once it has a
 * `fileId`, and the addresses of those `missing`, which only their author can fetch; null where nobody knows one. Those of other
 * sites are not fetched: a browser may not read them, and a server that fetches any address is asked for what it shouldn't.
 * `html` gives the text with the pictures that have a place by now.
 */
export function pastedPictures({ html, rtf, files }: Copied) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // A picture that was copied by itself, from a page or a screen. Beside a text, Word puts a picture of that text.
  const isAlone = files.length > 0 && !body.textContent?.trim();
  if (isAlone) body.replaceChildren();
  const found = isAlone
    ? files.map((file) => ({ file, image: body.appendChild(document.createElement('img')) }))
    : picturesIn(body, html, rtf);
  return {
    pictures: found.flatMap(({ image, file }) => (file ? [{ file, place: placeIn(image) }] : [])),
    missing: found.flatMap(({ image, file }) => (file ? [] : [addressOf(image)])),
    html: () => body.innerHTML,
  };
}

function picturesIn(body: HTMLElement, html: string, rtf: string) {
  const local = wordPictures(body, html);
  const foreign = [...body.querySelectorAll('img')].filter(
    (image) => !image.dataset.fileId && !isMarker(image),
  );
  const described = local.length > 0 ? rtfPictures(rtf) : [];
  const fromWord = described.length === local.length ? described : [];
  return foreign.map((image) => ({
    image,
    file: fromWord[local.indexOf(image)] ?? fileInAddress(image.src),
  }));
}

function placeIn(image: HTMLImageElement) {
  return (fileId: number) => {
    image.removeAttribute('src');
    image.alt = writtenAlt(image.alt) ?? '';
    image.dataset.fileId = String(fileId);
  };
}

function addressOf({ src }: HTMLImageElement) {
  return /^https?:/.test(src) ? src : null;
}

/** The picture that an address itself contains (`data:image/png;base64,…`). */
function fileInAddress(src: string): File | null {
  const [, type, base64] =
    /^data:(image\/(?:png|jpeg|gif|webp|avif|svg\+xml));base64,([\w+/=\s]+)$/.exec(src) ?? [];
  if (!type || !base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return new File([bytes], nameOf(type), { type });
  } catch {
    return null;
  }
}

/**
 * The `<img>` of a text from Word that are pictures and not drawings of Word: only pictures are in its Rich Text Format.
 * Word describes them in `<v:imagedata>`, mostly in a comment, and some versions leave the `<img>` out: then it is
 * added.
 */
function wordPictures(body: HTMLElement, html: string): HTMLImageElement[] {
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

/** Whether it draws the bullet or the tick of a list, or a sign that words have. */
function isMarker(image: HTMLImageElement): boolean {
  return isEmoji(image.alt) || image.closest(markers) !== null;
}

const markers =
  'span[style*="mso-list:Ignore"], [role="checkbox"] > img, img[role="checkbox"], img[aria-roledescription="checkbox"]';

/** Whether a picture is one of the signs that chats and mail draw. */
export function isEmoji(alt: string): boolean {
  return /^(\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[#*\d]\ufe0f?\u20e3|[\u200d\ufe0f])+$/u.test(
    alt,
  );
}

/** The alternative text of a picture, without what Word and Google write there by themselves; null when nothing is left. */
function writtenAlt(alt: string): string | null {
  const [first = ''] = alt.split(/\r|\n/);
  const isPath = /^\w+:|[\\/]\S*$|\.(png|jpe?g|gif|bmp|webp|heic)$/i.test(first.trim());
  return isPath ? null : first.trim() || null;
}
