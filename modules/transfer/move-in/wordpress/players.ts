import { videoOf } from '#lib/rich-text/video-address.ts';
import { type Conversion, textParagraph } from './conversion.ts';
import { attribute, elementsIn, type HtmlElement, wordsIn } from './elements.ts';
import type { Blocks } from './paragraphs.ts';
import type { Shortcode } from './shortcodes.ts';

/** The video at an address as pages have it, also without its scheme. */
export function videoAt(address: string) {
  return videoOf(address.replace(/^\/\//, 'https://'));
}

export function addEmbed(to: Conversion, element: HtmlElement, out: Blocks): void {
  const captions = elementsIn(element.childNodes, 'figcaption');
  const [frame] = elementsIn(element.childNodes, 'iframe');
  const others = element.childNodes.filter((node) => node.nodeName !== 'figcaption');
  const [typed = ''] = /https?:\S+/.exec(wordsIn(others)) ?? [];
  addEmbedded(
    to,
    frame ? attribute(frame, 'src', 'data-src') : typed,
    { caption: wordsIn(captions), source: element },
    out,
  );
}

function addEmbedded(
  to: Conversion,
  address: string,
  { caption = '', source }: { caption?: string; source: HtmlElement | string },
  out: Blocks,
) {
  const video = videoAt(address);
  if (video)
    return out.block({
      type: 'video',
      attrs: { ...video, ...(caption && { title: caption.slice(0, 120) }) },
    });
  to.note('changed', 'An embedded page became a link.', source);
  if (/^https?:/.test(address)) out.block(textParagraph(address, address));
  if (caption) out.block(textParagraph(caption));
}

/** `<iframe>`, `<video>` and what was before them. */
export function addPlayer(to: Conversion, element: HtmlElement, out: Blocks): void {
  const within = elementsIn(element.childNodes, 'param', 'embed', 'source');
  const addresses = [
    attribute(element, 'src', 'data-src', 'data-lazy-src', 'data'),
    ...within.map((one) => attribute(one, 'value', 'src')),
  ];
  const video = addresses.map(videoAt).find(Boolean);
  if (video) out.block({ type: 'video', attrs: { ...video } });
  else to.leaveOut(element.tagName, element);
}

/** `[embed]`, `[youtube]`, `[vimeo]`, `[video]`. False when it shows nothing that our texts can. */
export function addCodePlayer(
  to: Conversion,
  { name, attributes, content, source }: Shortcode,
  out: Blocks,
): boolean {
  const { src, url, id, '': bare } = attributes;
  // WordPress.com appends the size of the player, also to an address without a query.
  const written = (content.trim() || (src ?? url ?? id ?? bare ?? '')).replace(/&amp;/g, '&');
  const address = written.replace(/^([^?&]*)&.*/, '$1');
  const host = { youtube: 'youtu.be', vimeo: 'vimeo.com' }[name];
  const whole = host && /^[\w-]+$/.test(address) ? `https://${host}/${address}` : address;
  if (name !== 'embed' && !videoAt(whole)) return false;
  addEmbedded(to, whole, { source }, out);
  return true;
}
