import { type Counts, noCounts } from '../source.ts';
import { attribute, elementsIn, type HtmlNode, isElement, parseHtml, wordsIn } from './elements.ts';
import { galleryIds } from './pictures.ts';
import { videoAt } from './players.ts';
import type { Shortcode } from './shortcodes.ts';

interface Counted {
  tree: HtmlNode[];
  html: string;
  codes: Shortcode[];
  uploaded: number[];
}

/** What visitors of the old site read and saw, counted before anything is converted. */
export function countText({ tree, html, codes, uploaded }: Counted): Counts {
  const counts = { ...noCounts, words: wordsOf(tree), pictures: elementsIn(tree, 'img').length };
  const links = elementsIn(tree, 'a').filter((link) => attribute(link, 'href') && wordsIn([link]));
  counts.links = links.length;
  const frames = elementsIn(tree, 'iframe', 'embed').filter((one) => videoAt(attribute(one, 'src')));
  const lines = [...html.matchAll(/^[ \t]*https?:\S+[ \t\r]*$/gm)].filter(([line]) => videoAt(line.trim()));
  counts.videos = frames.length + lines.length;
  for (const { name, attributes, content } of codes) {
    if (name === 'gallery') counts.pictures += galleryIds(attributes, uploaded).length;
    if (['embed', 'youtube', 'vimeo'].includes(name)) counts.videos += 1;
    if (!name.endsWith('caption')) continue;
    const within = parseHtml(content);
    counts.pictures += elementsIn(within, 'img').length;
    counts.words += wordsOf(within);
  }
  return counts;
}

function wordsOf(nodes: HtmlNode[]): number {
  return spaced(nodes).split(/\s+/).filter(Boolean).length;
}

// Words of neighbouring blocks are words of their own.
function spaced(nodes: HtmlNode[]): string {
  const parts = nodes.map((node): string => {
    if (node.nodeName === '#text' && 'value' in node) return node.value;
    if (!isElement(node) || ['script', 'style'].includes(node.tagName)) return '';
    const isInline = /^(a|b|i|em|strong|span|u|s|code|sub|sup|small|font|mark|del|ins)$/.test(node.tagName);
    return isInline ? spaced(node.childNodes) : ` ${spaced(node.childNodes)} `;
  });
  return parts.join('');
}
