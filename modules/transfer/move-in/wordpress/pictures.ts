import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { OldFile } from '../source.ts';
import { type Blocks, type Conversion, longestCaption, textParagraph } from './conversion.ts';
import {
  attribute,
  elementsIn,
  fileOfImage,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  nameIn,
  parseHtml,
  wordsIn,
} from './elements.ts';
import type { Shortcode } from './shortcodes.ts';

interface Shown {
  link?: HtmlElement | undefined;
  caption?: string;
  /** Words of which one may be an alignment. */
  align?: string;
}

/** A picture, with the link around it: one to its own file is dropped, as ours open anyway. */
export function addPicture(to: Conversion, image: HtmlElement, out: Blocks, shown: Shown = {}) {
  const { link, caption = '', align = '' } = shown;
  if (hasClass(image, 'emoji', 'wp-smiley')) return out.text(attribute(image, 'alt'), [], false);
  const old = fileOfImage(image);
  const isPixel = ['width', 'height'].every((side) => attribute(image, side) === '1');
  if (!old || isPixel) return to.note('left out', 'An empty picture is left out.', image);
  const href = link ? attribute(link, 'href') : '';
  if (link && href && nameIn(href) !== nameIn(old.address) && !attribute(link, 'rel').includes('attachment'))
    to.note('left out', 'A link on a picture is left out.', link);
  const fits = caption.length <= longestCaption;
  const classes = `${align} ${attribute(image, 'class')}`;
  const own = to.context.files.get(old.id ?? 0);
  const alt = attribute(image, 'alt') || (own?.isShared ? own.alt : '');
  out.block(pictureNode(old, { alt, caption: fits ? caption : '', classes }));
  if (!fits) out.block(textParagraph(caption));
}

export function addFigure(to: Conversion, figure: HtmlElement, image: HtmlElement, out: Blocks) {
  const caption = wordsIn(elementsIn(figure.childNodes, 'figcaption'));
  addCaptioned(to, image, figure.childNodes, out, { caption, align: attribute(figure, 'class') });
}

/** `[caption]`: a picture with its caption in one shortcode. */
export function addCaption(to: Conversion, { attributes, content }: Shortcode, out: Blocks) {
  const nodes = parseHtml(content);
  const [image] = elementsIn(nodes, 'img');
  if (!image) return out.block(...to.blocksOf(nodes));
  const { caption = wordsIn(nodes), align = '' } = attributes;
  addCaptioned(to, image, nodes, out, { caption, align });
}

function addCaptioned(to: Conversion, image: HtmlElement, nodes: HtmlNode[], out: Blocks, shown: Shown) {
  const links = elementsIn(nodes, 'a');
  const link = links.find((one) => elementsIn(one.childNodes, 'img').length > 0);
  for (const lost of links.filter((one) => one !== link))
    to.note('left out', 'A link in a caption is left out.', lost);
  addPicture(to, image, out, { ...shown, link });
}

/** A gallery of either form that the block editor had. */
export function addGallery(to: Conversion, element: HtmlElement, images: HtmlElement[], out: Blocks) {
  const captions = elementsIn(element.childNodes, 'figcaption');
  const isOfAll = (one: HtmlElement) => hasClass(one, 'blocks-gallery-caption');
  const sorted = [...captions.filter(isOfAll), ...captions.filter((one) => !isOfAll(one))];
  const words = sorted.map((one) => wordsIn([one])).filter(Boolean);
  const old = images.flatMap((image) => fileOfImage(image) ?? []);
  gallery(to, old, words, out);
}

/** `[gallery]`: of the ids that it names, or of what was uploaded to the entry. */
export function addCodeGallery(to: Conversion, { attributes, source }: Shortcode, out: Blocks) {
  const { files, uploaded } = to.context;
  const typed = attributes.ids ?? attributes.include;
  const excluded = numbers(attributes.exclude);
  const ids = (typed ? numbers(typed) : uploaded).filter((id) => !excluded.includes(id));
  if (ids.length === 0) return to.note('left out', 'A gallery without pictures is left out.', source);
  const old = ids.map((id) => ({ id, address: files.get(id)?.address ?? '' }));
  const captions = ids.map((id) => wordsIn(parseHtml(files.get(id)?.caption ?? ''))).filter(Boolean);
  gallery(to, old, captions, out);
}

export function pictureNode(
  old: OldFile,
  { alt = '', caption = '', classes = '' }: { alt?: string; caption?: string; classes?: string } = {},
): RichTextNode {
  const width = /align(wide|full)/.test(classes) ? 'wide' : /align(left|right)/.test(classes) ? 'half' : null;
  const more = { ...(caption && { caption }), ...(width && { width }) };
  return { type: 'picture', attrs: { old, alt: alt.slice(0, 300) || null, ...more } };
}

function gallery(to: Conversion, old: OldFile[], captions: string[], out: Blocks) {
  const caption = captions.join(' · ');
  if (captions.length > 1) to.note('changed', 'The captions of a gallery are combined into one.', caption);
  const fits = caption.length <= longestCaption;
  out.block({ type: 'gallery', attrs: { old, ...(caption && fits ? { caption } : {}) } });
  if (!fits) out.block(...captions.map((words) => textParagraph(words)));
}

function numbers(list = ''): number[] {
  const all = list.split(/[\s,]+/).map(Number);
  return all.filter((id) => Number.isInteger(id) && id > 0);
}
