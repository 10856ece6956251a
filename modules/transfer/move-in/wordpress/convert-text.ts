import { serializeOuter } from 'parse5';
import { localize } from '#lib/interface-language.ts';
import type { RichTextMark } from '#lib/rich-text/rich-text.ts';
import { type ConvertedText, lastWords, type Note, withoutCode } from '../source.ts';
import { Blocks, type Conversion, type TextContext } from './conversion.ts';
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isDeeperThan,
  isElement,
  linkIn,
  parseHtml,
  wordsIn,
} from './elements.ts';
import { addButton, addFile, addList, addQuestion, addTable } from './html-blocks.ts';
import { addBuilderPart, frames } from './page-builders.ts';
import { addCaption, addCodeGallery, addFigure, addGallery, addPicture, pictureNode } from './pictures.ts';
import { addCodePlayer, addEmbed, addLatePlayer, addPlayer } from './players.ts';
import { marker, withMarkers } from './shortcodes.ts';
import { type BlockData, dataOf, inItsPlace } from './synced-blocks.ts';
import { textsInData } from './texts-in-data.ts';

const knownBlocks =
  /^(core\/)?(paragraph|heading|image|gallery|list|list-item|quote|table|separator|spacer|more|nextpage|buttons?|file|columns?|cover|media-text|group|details|pullquote|verse|preformatted|code|embed|html|shortcode|freeform|video|audio|block|row|stack|text-columns|subhead)$|^core-embed\/|^yoast\/(faq|how-to)-block$|^rank-math\/(faq|howto)-block$/;
const dropped = /^(script|style|svg|canvas|template|math|input|select|textarea|link|meta)$/;
const paragraphs =
  /^(p|div|section|article|header|footer|main|aside|nav|address|center|form|fieldset|legend|details|figcaption|caption|dl|dd|dt|cite|hgroup|label|figure)$/;
const maxLevels = 250;

const verbatimTags =
  /^(code|span|font|kbd|samp|var|tt|u|s|small|big|mark|ins|del|sub|sup|cite|q|dfn|abbr|label)$/;

const markOf = (tag: string) => (/^(b|strong)$/.test(tag) ? 'bold' : /^(i|em)$/.test(tag) ? 'italic' : null);

function withMark(marks: RichTextMark[], mark: string | null): RichTextMark[] {
  return mark && !marks.some(({ type }) => type === mark) ? [...marks, { type: mark }] : marks;
}

/** A text of the block editor or the classic one as ours: by the tables of the moving plan, each element by a rule or a note. */
export function convertText(text: string, context: TextContext): ConvertedText {
  const notes: Note[] = [];
  const leftOut = Object.keys(context.shortcodes ?? {}).map((name) => name.toLowerCase());
  const { html, codes } = withMarkers(text, leftOut);
  let tree = parseHtml(html);
  if (isDeeperThan(tree, maxLevels)) {
    // Nobody writes such a text; its words are what can be kept.
    tree = parseHtml(html.replace(/<[^<>]*>/g, ' '));
    const what = 'HTML is nested too deeply, so only its text is kept.';
    notes.push({ kind: 'changed', what, source: text.slice(0, 2000), at: '' });
  }
  // Whether a line's end is one for visitors, as in the classic editor.
  const breaks = !/<!--\s+wp:/.test(text);
  let [depth, said] = [0, ''];
  const hear = (words: string) => {
    said = lastWords(`${said} ${words}`);
    return words;
  };

  const to: Conversion = {
    context,
    all(nodes, marks, out) {
      for (const node of nodes) {
        if (node.nodeName === '#text' && 'value' in node) out.text(hear(node.value), marks, breaks);
        else if (node.nodeName === '#comment' && 'data' in node) to.comment(node.data, out);
        else if (isElement(node)) element(node, marks, out);
        else to.leaveOut(node.nodeName, node);
      }
    },
    blocksOf(nodes, marks = []) {
      const out = new Blocks();
      to.all(nodes, marks, out);
      out.end();
      return out.made;
    },
    comment(data, out) {
      const [, closing, name = '', rest = ''] = /^(\/?)wp:([a-z][\w/-]*)([\s\S]*)$/.exec(data.trim()) ?? [];
      if (!name || closing) return;
      const single = rest.endsWith('/');
      const ref = name === 'block' ? Number(/"ref":\s*(\d+)/.exec(rest)?.[1]) : Number.NaN;
      const source = `<!--${data.slice(0, 2000)}-->`;
      if (ref) synced(ref, { source, data: dataOf(rest) }, out);
      else if (single && name !== 'spacer' && name !== 'more') {
        const texts = textsInData(dataOf(rest));
        out.block(...to.blocksOf(parseHtml(texts.join('\n\n'))));
        if (texts.length > 0)
          to.note('changed', localize('Only the text of block {name} is kept.', { name }), source);
        else to.note('left out', localize('The block {name} is left out.', { name }), source);
      } else if (!knownBlocks.test(name))
        to.note('changed', localize('Only the content of block {name} is kept.', { name }), source);
    },
    leaveOut: (name, source) =>
      to.note('left out', localize('The element {name} is left out.', { name }), source),
    note(kind, what, source, shortcode) {
      notes.push({
        ...{ kind, what, at: said, shortcode },
        source: typeof source === 'string' ? source.slice(0, 2000) : sourceOf(source),
      });
    },
  };

  function element(element: HtmlElement, marks: RichTextMark[], out: Blocks) {
    const { tagName: tag, childNodes: within } = element;
    if (tag === marker) return shortcode(Number(attribute(element, 'data-code')), out);
    if (dropped.test(tag)) return to.leaveOut(tag, element);
    if (tag === 'br') return out.break();
    if (tag === 'hr') return out.block({ type: 'horizontalRule' });
    if (/^h[1-6]$/.test(tag)) return heading(element, out, marks);
    if (hasClass(element, 'schema-how-to-step-name')) return heading(element, out, marks, 3);
    if (tag === 'ul' || tag === 'ol') return addList(to, element, out);
    if (tag === 'table') {
      depth += 1;
      addTable(to, element, depth > 1, out);
      depth -= 1;
      return;
    }
    if (tag === 'blockquote') {
      const content = to.blocksOf(within);
      return content.length > 0 ? out.block({ type: 'blockquote', content }) : undefined;
    }
    if (tag === 'pre') return verbatim(element, marks, out);
    if (tag === 'img') return addPicture(to, element, out);
    if (/^(iframe|embed|object|video|audio)$/.test(tag)) return addPlayer(to, element, out);
    if (addLatePlayer(element, out)) return;
    if (wholeBlock(element, out)) return;
    if (tag === 'a') return link(element, marks, out);
    if (tag === 'form') to.note('left out', 'A form is left out.', element);
    if (/^(s|del|strike|sub|sup)$/.test(tag))
      to.note('changed', localize('The formatting of element {tag} is lost.', { tag }), element);
    if (paragraphs.test(tag)) {
      out.end();
      to.all(within, tag === 'dt' ? [...marks, { type: 'bold' }] : marks, out);
      return out.end();
    }
    to.all(within, withMark(marks, markOf(tag)), out);
  }

  // Blocks whose HTML means something as a whole. True when it was one.
  function wholeBlock(element: HtmlElement, out: Blocks): boolean {
    const images = elementsIn(element.childNodes, 'img');
    const [image] = images;
    const holds = (...names: string[]) => elementsIn(element.childNodes, ...names).length > 0;
    if (hasClass(element, 'wp-block-gallery', 'blocks-gallery-grid', 'gallery') && image)
      addGallery(to, element, images, out);
    else if (hasClass(element, 'wp-block-button')) addButton(to, element, out);
    else if (hasClass(element, 'wp-block-file')) addFile(to, element, out);
    else if (element.tagName === 'details' || hasClass(element, 'schema-faq-section', 'rank-math-list-item'))
      addQuestion(to, element, out);
    else if (hasClass(element, 'wp-block-embed', 'wp-block-embed-youtube', 'wp-block-embed-vimeo'))
      addEmbed(to, element, out);
    else if (element.tagName === 'figure' && image && images.length === 1 && !holds('table', 'figure'))
      addFigure(to, element, image, out);
    else {
      const [, address] = /background-image:\s*url\(["']?([^"')]+)/i.exec(attribute(element, 'style')) ?? [];
      if (address && hasClass(element, 'wp-block-cover', 'wp-block-cover-image'))
        out.block(pictureNode({ id: null, address }));
      return false;
    }
    return true;
  }

  function heading(
    element: HtmlElement,
    out: Blocks,
    marks: RichTextMark[],
    level = [2, 2, 3, 4, 4, 4][Number(element.tagName[1]) - 1] ?? 4,
  ) {
    const within = to.blocksOf(element.childNodes, marks);
    const words = within.filter(({ type }) => type === 'paragraph');
    const content = words.flatMap(({ content = [] }, index) =>
      index > 0 ? [{ type: 'hardBreak' }, ...content] : content,
    );
    if (content.length > 0) out.block({ type: 'heading', attrs: { level }, content });
    out.block(...within.filter(({ type }) => type !== 'paragraph'));
  }

  function verbatim(element: HtmlElement, marks: RichTextMark[], out: Blocks) {
    out.end();
    const walk = (nodes: HtmlNode[], marks: RichTextMark[]) => {
      for (const node of nodes) {
        const mark = isElement(node) ? markOf(node.tagName) : null;
        if (node.nodeName === '#text' && 'value' in node) out.verbatim(hear(node.value), marks);
        else if (mark) walk((node as HtmlElement).childNodes, withMark(marks, mark));
        else if (isElement(node) && verbatimTags.test(node.tagName)) walk(node.childNodes, marks);
        else to.all([node], marks, out);
      }
    };
    walk(element.childNodes, marks);
    out.end();
  }

  function link(element: HtmlElement, marks: RichTextMark[], out: Blocks) {
    const href = linkIn(element);
    const [image, ...others] = elementsIn(element.childNodes, 'img');
    if (href && image && others.length === 0 && wordsIn(element.childNodes) === '')
      return addPicture(to, image, out, { link: element });
    const linked = [...marks.filter(({ type }) => type !== 'link'), { type: 'link', attrs: { href } }];
    to.all(element.childNodes, href ? linked : marks, out);
  }

  function synced(ref: number, { source, data }: { source: string; data: BlockData }, out: Blocks) {
    const text = inItsPlace(context.synced.get(ref), data.content);
    if (text === undefined) return to.note('left out', 'A reusable block is missing.', source);
    // One that contains itself ends here, too.
    const others = new Map(context.synced);
    others.delete(ref);
    const part = convertText(text, { ...context, synced: others });
    notes.push(...part.notes);
    out.block(...part.blocks);
  }

  function shortcode(index: number, out: Blocks) {
    const code = codes[index];
    if (!code) return;
    const { name, source } = code;
    if (leftOut.includes(name)) return to.note('left out', withoutCode(name), source, name);
    if (name === 'caption' || name === 'wp_caption') return addCaption(to, code, out);
    if (name === 'gallery') return addCodeGallery(to, code, out);
    if (/^(embed|youtube|vimeo|video)$/.test(name) && addCodePlayer(to, code, out)) return;
    if (addBuilderPart(to, code, out)) return;
    // What closes one says nothing that its beginning didn't.
    if (source.startsWith('[/')) return;
    if (frames.test(name))
      to.note('changed', localize('Only the content of shortcode {name} is kept.', { name }), source);
    else to.note('left out', withoutCode(name), source, name);
  }

  function sourceOf(node: HtmlNode) {
    const marked = new RegExp(`<${marker} data-code="(\\d+)"></${marker}>`, 'g');
    const source = serializeOuter(node);
    return source.replace(marked, (_, index) => codes[Number(index)]?.source ?? '').slice(0, 2000);
  }

  return { blocks: to.blocksOf(tree), notes };
}
