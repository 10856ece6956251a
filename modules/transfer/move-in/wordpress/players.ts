import { videoOf } from '#lib/rich-text/video-address.ts';
import { type Blocks, type Conversion, textParagraph } from './conversion.ts';
import { attribute, elementsIn, type HtmlElement, wordsIn } from './elements.ts';
import type { Shortcode } from './shortcodes.ts';

/** The video at an address as pages have it, also without its scheme, of an old player, or with the size of the player behind it. */
export function videoAt(address: string) {
  const whole = address.replace(/&amp;/g, '&').replace(/^\/\//, 'https://');
  const [, clip] = /moogaloop\.swf\?(?:.*&)?clip_id=(\d+)/.exec(whole) ?? [];
  return videoOf(clip ? `https://vimeo.com/${clip}` : whole.replace(/^([^?&]*)&.*/, '$1'));
}

/** The page of a list of videos whose player is at an address; the address itself for anything else. */
function pageOf(address: string) {
  const [, list] = /youtube[^?]*\/(?:videoseries|playlist)\?(?:.*&)?list=([\w-]+)/.exec(address) ?? [];
  return list ? `https://www.youtube.com/playlist?list=${list}` : address;
}

export function addEmbed(to: Conversion, element: HtmlElement, out: Blocks): void {
  const captions = elementsIn(element.childNodes, 'figcaption');
  const [frame] = elementsIn(element.childNodes, 'iframe');
  const others = element.childNodes.filter((node) => node.nodeName !== 'figcaption');
  const [typed = ''] = /https?:\S+/.exec(wordsIn(others)) ?? [];
  const address = frame ? attribute(frame, 'src', 'data-src') : typed;
  addEmbedded(to, address, { caption: wordsIn(captions), source: element }, out);
}

function addEmbedded(
  to: Conversion,
  address: string,
  { caption = '', source }: { caption?: string; source: HtmlElement | string },
  out: Blocks,
) {
  const video = videoAt(address);
  const titled = caption && { title: caption.slice(0, 120) };
  if (video) return out.block({ type: 'video', attrs: { ...video, ...titled } });
  to.note('changed', 'An embedded page became a link.', source);
  const page = pageOf(address);
  if (/^https?:/.test(page)) out.block(textParagraph(page, page));
  if (caption) out.block(textParagraph(caption));
}

/** `<iframe>`, `<video>` and what was before them. */
export function addPlayer(to: Conversion, element: HtmlElement, out: Blocks): void {
  const parts = [element, ...elementsIn(element.childNodes, 'param', 'embed', 'source', 'iframe')];
  const named = parts.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => /src$|^(data|value|href)$/.test(name)),
  );
  const addresses = named.map(({ value }) => value);
  const video = addresses.map(videoAt).find(Boolean);
  const list = addresses.find((address) => pageOf(address) !== address);
  if (video) out.block({ type: 'video', attrs: { ...video } });
  else if (list) addEmbedded(to, list, { source: element }, out);
  else to.leaveOut(element.tagName, element);
}

/** Placeholders of plugins until a visitor presses play: an element with the number of a video. False for any other one. */
export function addLatePlayer(element: HtmlElement, out: Blocks): boolean {
  const id = attribute(element, 'videoid', 'data-videoid', 'data-video-id', 'data-yt-id', 'data-id');
  const about = `${element.tagName} ${attribute(element, 'class')}`;
  const [, site] = /(youtube|vimeo|lyte)/i.exec(about) ?? [];
  const host = site?.toLowerCase() === 'vimeo' ? 'vimeo.com' : 'youtu.be';
  const video = site && id ? videoAt(`https://${host}/${id}`) : null;
  if (video) out.block({ type: 'video', attrs: { ...video } });
  return video !== null;
}

/** `[embed]`, `[youtube]`, `[vimeo]`, `[video]`. False when it shows nothing that our texts can. */
export function addCodePlayer(
  to: Conversion,
  { name, attributes, content, source }: Shortcode,
  out: Blocks,
): boolean {
  const { src, url, id, '': bare } = attributes;
  // WordPress.com appends the size of the player, also to an address without a query.
  const address = (content.trim() || (src ?? url ?? id ?? bare ?? '')).replace(/^([^?&]*)&.*/, '$1');
  const host = { youtube: 'youtu.be', vimeo: 'vimeo.com' }[name];
  const whole = host && /^[\w-]+$/.test(address) ? `https://${host}/${address}` : address;
  if (name !== 'embed' && !videoAt(whole)) return false;
  addEmbedded(to, whole, { source }, out);
  return true;
}
