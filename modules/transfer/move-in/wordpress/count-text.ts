import { addCounts, type Counts, noCounts } from '../source.ts';
import type { TextContext } from './conversion.ts';
import { attribute, elementsIn, type HtmlNode, isElement, parseHtml, wordsIn } from './elements.ts';
import { type BuilderPart, builderPart, isAddress } from './page-builders.ts';
import { captionsOf, galleryIds } from './pictures.ts';
import { videoAt } from './players.ts';
import type { Shortcode } from './shortcodes.ts';

interface Counted {
  tree: HtmlNode[];
  html: string;
  codes: Shortcode[];
  context: TextContext;
}

/** What visitors of the old site read and saw, counted before anything is converted. */
export function countText({ tree, html, codes, context }: Counted): Counts {
  const counts = { ...noCounts, words: wordsOf(tree), pictures: elementsIn(tree, 'img').length };
  const links = elementsIn(tree, 'a').filter((link) => attribute(link, 'href') && wordsIn([link]));
  counts.links = links.length;
  const frames = elementsIn(tree, 'iframe', 'embed').filter((one) => videoAt(attribute(one, 'src')));
  const lines = [...html.matchAll(/^[ \t]*https?:\S+[ \t\r]*$/gm)].filter(([line]) => videoAt(line.trim()));
  counts.videos = frames.length + lines.length;
  for (const code of codes) {
    const { name, attributes, content } = code;
    if (name === 'gallery') {
      const ids = galleryIds(attributes, context.uploaded);
      counts.pictures += ids.length;
      counts.words += wordsOf(parseHtml(captionsOf(ids, context).join(' ')));
    }
    if (['embed', 'youtube', 'vimeo'].includes(name)) counts.videos += 1;
    const part = builderPart(code);
    if (part) addCounts(counts, countPart(part, context));
    if (!name.endsWith('caption')) continue;
    const within = parseHtml(content);
    counts.pictures += elementsIn(within, 'img').length;
    counts.words += wordsOf(attributes.caption ? parseHtml(attributes.caption) : within);
  }
  return counts;
}

function countPart(
  { html, image, gallery, video, title, subtitle, button }: BuilderPart,
  { uploaded }: TextContext,
): Counts {
  const tree = parseHtml(html);
  const words = [title, subtitle, button?.text ?? ''].join(' ').split(/\s+/).filter(Boolean);
  const ids = gallery ? galleryIds({ ids: gallery }, uploaded) : [];
  return {
    words: words.length + wordsOf(tree),
    pictures: ids.length + (/^\d/.test(image) || isAddress(image) ? 1 : 0) + elementsIn(tree, 'img').length,
    links: button ? 1 : 0,
    videos: video ? 1 : 0,
  };
}

function wordsOf(nodes: HtmlNode[]): number {
  return spaced(nodes).split(/\s+/).filter(Boolean).length;
}

function spaced(nodes: HtmlNode[]): string {
  const parts = nodes.map((node): string => {
    if (node.nodeName === '#text' && 'value' in node) return node.value;
    if (!isElement(node) || ['script', 'style'].includes(node.tagName)) return '';
    const isInline = /^(a|b|i|em|strong|span|u|s|code|sub|sup|small|font|mark|del|ins)$/.test(node.tagName);
    return isInline ? spaced(node.childNodes) : ` ${spaced(node.childNodes)} `;
  });
  return parts.join('');
}
