import { longestButton } from '#lib/rich-text/nodes.ts';
import { decoded } from '../spellings.ts';
import { type Conversion, textParagraph } from './conversion.ts';
import { parseHtml, wordsIn } from './elements.ts';
import type { Blocks } from './paragraphs.ts';
import { addCodeGallery, pictureNode } from './pictures.ts';
import { addCodePlayer } from './players.ts';
import type { Shortcode } from './shortcodes.ts';
import { isAddress, otherTextsIn } from './texts-in-data.ts';

/**
 * WPBakery, Divi, Avada, Enfold, Shortcodes Ultimate, and what themes have by the same names: visitors read what is in the attributes
 * of their shortcodes.
 */
const ofBuilder =
  /^(vc|et_pb|fusion|av|su)_|^(button|btn|tab|heading|title|toggle|spoiler|accordion|panel)([_-]item)?$/;
/** Shortcodes that only arrange their content. */
const frames =
  /^\/?(vc_(row|column|section|tta|accordion|tabs|empty_space)|et_pb_(section|row|column|text|tabs|accordion|slider)|fusion_(builder|text|tabs|accordion)|av_(section|one|textblock)|su_(row|column|tabs|accordion)|row$|col)/;

/** What visitors see of a shortcode besides its content: words are empty and lists of pictures are `1,2` where there are none. */
export interface BuilderPart {
  html: string;
  image: string;
  gallery: string;
  video: string;
  title: string;
  subtitle: string;
  button: { text: string; href: string } | null;
  isLine: boolean;
}

export function isFrame({ name }: Shortcode): boolean {
  return frames.test(name);
}

/** The parts in the attributes of a page builder's shortcode; null for any other one. */
export function builderPart({ name, attributes, content }: Shortcode): BuilderPart | null {
  if (!ofBuilder.test(name)) return null;
  const first = (...names: string[]) =>
    names.map((one) => unquoted(attributes[one] ?? '')).find(Boolean) ?? '';
  const title = first('title', 'heading', 'text', 'h2', 'name', 'author');
  // `url:https%3A%2F%2F…|title:…` in WPBakery, `manually,https://…` in Enfold.
  const link = first('button_url', 'url', 'href', 'link').replace(/^manually,/, '');
  const href = decoded(/(?:^|\|)url:([^|]*)/.exec(link)?.[1] ?? link);
  const isButton = /button|btn/.test(name) || attributes.button_text !== undefined;
  const text = isButton ? first('button_text', 'label') || title || wordsIn(parseHtml(content)) : '';
  const hasTarget = href !== '' && href !== '#';
  const isVideo = /video|youtube|vimeo/.test(name);
  return {
    html:
      name === 'vc_raw_html'
        ? decoded(Buffer.from(content, 'base64').toString())
        : isButton && !hasTarget
          ? content
          : '',
    image: isVideo
      ? ''
      : first('attachment', 'image_id', 'image', 'src', 'image_url', 'portrait_url') || content.trim(),
    gallery: first('images', 'gallery_ids', 'ids'),
    video: isVideo ? first('link', 'src', 'id') : '',
    title: title === text ? '' : title,
    subtitle: first('subhead', 'subtitle', 'h4', 'position', 'job_title'),
    button: text && hasTarget ? { text: text.slice(0, longestButton), href } : null,
    isLine: /(separator|divider)$/.test(name),
  };
}

export function addBuilderPart(to: Conversion, code: Shortcode, out: Blocks): boolean {
  const part = builderPart(code);
  if (!part) return false;
  const { html, image, gallery, video, title, subtitle, button, isLine } = part;
  const before = out.made.length;
  if (isLine) out.block({ type: 'horizontalRule' });
  if (html) out.block(...to.blocksOf(parseHtml(html)));
  if (gallery) addCodeGallery(to, { ...code, attributes: { ids: gallery } }, out);
  const [id] = /^\d+/.exec(image) ?? [];
  if (id) out.block(pictureNode({ id: Number(id), address: '' }));
  else if (isAddress(image)) out.block(pictureNode({ id: null, address: image }));
  if (video)
    addCodePlayer(to, { ...code, name: code.name.replace(/^.*_/, ''), attributes: { src: video } }, out);
  if (title) out.block({ ...textParagraph(title), type: 'heading', attrs: { level: 3 } });
  if (subtitle) out.block(textParagraph(subtitle));
  if (button) out.block({ type: 'button', attrs: button });
  const said = [html, image, gallery, video, title, subtitle, button?.text ?? '', code.content].join('\n');
  const plain = Object.entries(code.attributes).map(([key, value]) => [key, unquoted(value)]);
  for (const text of otherTextsIn(code.name, Object.fromEntries(plain), said))
    out.block(...to.blocksOf(parseHtml(text)));
  return out.made.length > before;
}

// Divi writes what would end an attribute or a shortcode like this.
function unquoted(text: string) {
  const signs: Record<string, string> = { '%22': '"', '%91': '[', '%93': ']' };
  return text.replace(/%22|%9[13]/g, (code) => signs[code] ?? code).trim();
}
