import { longestButton } from '#lib/rich-text/button-node.ts';
import type { RichTextMark, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { videoOf } from '#lib/rich-text/video-address.ts';
import type { ConvertedText, Counts, Note, OldFile, SourceFile } from '../source.ts';
import {
  attribute,
  elementsIn,
  fileOfImage,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  parseHtml,
  wordsIn,
} from './elements.ts';
import { Blocks } from './paragraphs.ts';
import { marker, type Shortcode, withMarkers } from './shortcodes.ts';

/** What a text refers to besides its own words. */
export interface TextContext {
  files: ReadonlyMap<number, SourceFile>;
  synced: ReadonlyMap<number, string>;
  /** The pictures that were uploaded to this entry, which `[gallery]` shows. */
  uploaded: number[];
}

const longestCaption = 300;
/** Blocks that are converted by their HTML. */
const knownBlocks =
  /^(core\/)?(paragraph|heading|image|gallery|list|list-item|quote|table|separator|spacer|more|nextpage|buttons?|file|columns?|cover|media-text|group|details|pullquote|verse|preformatted|code|embed|html|shortcode|freeform|video|audio|block|row|stack|text-columns|subhead)$|^core-embed\/|^yoast\/(faq|how-to)-block$|^rank-math\/(faq|howto)-block$/;
const dropped = new Set([
  'script',
  'style',
  'svg',
  'canvas',
  'template',
  'math',
  'input',
  'select',
  'textarea',
  'link',
  'meta',
]);
const listedWords = new Set(['s', 'del', 'strike', 'sub', 'sup']);
const paragraphs = new Set([
  ...[
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'nav',
    'address',
    'center',
    'form',
  ],
  ...[
    'fieldset',
    'legend',
    'details',
    'figcaption',
    'caption',
    'dl',
    'dd',
    'dt',
    'cite',
    'hgroup',
    'label',
    'figure',
  ],
]);

/** A text of the block editor or the classic one as ours: by the tables of the moving plan, each element by a rule or a note. */
export function convertText(text: string, context: TextContext): ConvertedText {
  const converter = new TextConverter(text, context);
  return converter.converted();
}

class TextConverter {
  private notes: Note[] = [];
  private anchors: Record<string, string> = {};
  private before: Counts = { words: 0, pictures: 0, links: 0, videos: 0 };
  private codes: Shortcode[];
  private source: string;
  private tree: HtmlNode[];
  private breaks: boolean;
  private depth = 0;

  constructor(
    text: string,
    private context: TextContext,
  ) {
    const { html, codes } = withMarkers(text);
    this.codes = codes;
    this.source = html;
    this.tree = parseHtml(html);
    this.breaks = !/<!--\s+wp:/.test(text);
  }

  converted(): ConvertedText {
    this.count(this.tree);
    const out = new Blocks();
    this.all(this.tree, [], out);
    out.end();
    const { notes, anchors, before } = this;
    return { blocks: out.made, notes, anchors, before };
  }

  /** The blocks of parts of their own: of a cell, a quote, a heading. */
  private blocksOf(nodes: HtmlNode[], marks: RichTextMark[] = []): RichTextNode[] {
    const out = new Blocks();
    this.all(nodes, marks, out);
    out.end();
    return out.made;
  }

  private all(nodes: HtmlNode[], marks: RichTextMark[], out: Blocks) {
    for (const node of nodes) {
      if (node.nodeName === '#text' && 'value' in node) out.text(node.value, marks, this.breaks);
      else if (node.nodeName === '#comment' && 'data' in node) this.comment(node.data, out);
      else if (isElement(node)) this.element(node, marks, out);
      else this.lose(node.nodeName, node);
    }
  }

  private element(element: HtmlElement, marks: RichTextMark[], out: Blocks) {
    const { tagName: tag, childNodes: within } = element;
    if (tag === marker) return this.shortcode(Number(attribute(element, 'data-code')), out);
    if (dropped.has(tag)) return this.lose(tag, element);
    if (tag === 'br') return out.break();
    if (tag === 'hr') return out.block({ type: 'horizontalRule' });
    if (/^h[1-6]$/.test(tag)) return this.heading(element, out);
    if (tag === 'summary' || hasClass(element, 'schema-faq-question', 'schema-how-to-step-name'))
      return this.heading(element, out, 3);
    if (tag === 'ul' || tag === 'ol') return this.list(element, out);
    if (tag === 'table') return this.table(element, out);
    if (tag === 'blockquote') return this.wrapped('blockquote', element, out);
    if (tag === 'pre') return this.verbatim(element, marks, out);
    if (tag === 'img') return this.picture(element, '', out);
    if (['iframe', 'embed', 'object', 'video', 'audio'].includes(tag)) return this.player(element, out);
    if (this.wholeBlock(element, out)) return;
    if (tag === 'a') return this.link(element, marks, out);
    if (tag === 'noscript' && elementsIn(within, 'img').length > 0) return;
    if (tag === 'form') this.lose('form', element);
    if (listedWords.has(tag)) this.note('changed', tag, element);
    if (paragraphs.has(tag)) {
      out.end();
      this.all(within, tag === 'dt' ? [...marks, { type: 'bold' }] : marks, out);
      return out.end();
    }
    const mark = tag === 'b' || tag === 'strong' ? 'bold' : tag === 'i' || tag === 'em' ? 'italic' : null;
    this.all(
      within,
      mark && !marks.some(({ type }) => type === mark) ? [...marks, { type: mark }] : marks,
      out,
    );
  }

  // Blocks whose HTML means something as a whole. True when it was one.
  private wholeBlock(element: HtmlElement, out: Blocks): boolean {
    const images = elementsIn(element.childNodes, 'img');
    if (hasClass(element, 'wp-block-gallery', 'blocks-gallery-grid', 'gallery') && images.length > 0)
      this.gallery(element, images, out);
    else if (hasClass(element, 'wp-block-button')) this.button(element, out);
    else if (hasClass(element, 'wp-block-file')) this.file(element, out);
    else if (hasClass(element, 'wp-block-embed', 'wp-block-embed-youtube', 'wp-block-embed-vimeo'))
      this.embed(element, out);
    else if (
      element.tagName === 'figure' &&
      images.length === 1 &&
      !elementsIn(element.childNodes, 'table', 'figure').length
    )
      this.figure(element, images[0] as HtmlElement, out);
    else {
      const [, address] = /background-image:\s*url\(["']?([^"')]+)/i.exec(attribute(element, 'style')) ?? [];
      if (address && hasClass(element, 'wp-block-cover', 'wp-block-cover-image'))
        out.block(pictureNode({ id: null, address }, '', ''));
      return false;
    }
    return true;
  }

  private heading(element: HtmlElement, out: Blocks, level = levelOf(element.tagName)) {
    const within = this.blocksOf(element.childNodes);
    const words = within.filter(({ type }) => type === 'paragraph');
    const content = words.flatMap(({ content = [] }, index) =>
      index > 0 ? [{ type: 'hardBreak' }, ...content] : content,
    );
    const id = attribute(element, 'id');
    if (id) this.anchors[id] = wordsIn(element.childNodes);
    if (content.length > 0) out.block({ type: 'heading', attrs: { level }, content });
    out.block(...within.filter(({ type }) => type !== 'paragraph'));
  }

  private list(element: HtmlElement, out: Blocks) {
    const items: RichTextNode[] = [];
    for (const node of element.childNodes) {
      if (isElement(node) && /^[uo]l$/.test(node.tagName) && items.length > 0) {
        // A list that isn't within the item it belongs to, as old editors wrote it.
        items.at(-1)?.content?.push(...this.blocksOf([node]));
      } else if (node.nodeName !== '#comment' && !(node.nodeName === '#text' && wordsIn([node]) === '')) {
        const inner = isElement(node) && node.tagName === 'li' ? node.childNodes : [node];
        const content = this.blocksOf(inner);
        if (content.length > 0) items.push({ type: 'listItem', content: asItem(content) });
      } else if ('data' in node) this.comment(node.data, out);
    }
    if (items.length === 0) return;
    const start = Number(attribute(element, 'start'));
    const attrs =
      element.tagName === 'ol' && start > 1 && start < 100_000 ? { attrs: { start: Math.floor(start) } } : {};
    out.block({ type: element.tagName === 'ol' ? 'orderedList' : 'bulletList', ...attrs, content: items });
  }

  private wrapped(type: string, element: HtmlElement, out: Blocks) {
    const content = this.blocksOf(element.childNodes);
    if (content.length > 0) out.block({ type, content });
  }

  private table(element: HtmlElement, out: Blocks) {
    const rows = rowsOf(element);
    const [caption] = element.childNodes.filter((node) => node.nodeName === 'caption').filter(isElement);
    if (caption) out.block(...this.blocksOf(caption.childNodes));
    const cells = rows.flat();
    if (this.depth > 0 || cells.length === 1) {
      // A table in a cell, and one that only frames: what is in them stays, cell by cell.
      this.note('changed', cells.length === 1 ? 'table of one cell' : 'table within a table', element);
      return out.block(...cells.flatMap((cell) => this.blocksOf(cell.childNodes)));
    }
    this.depth += 1;
    const content = rows
      .filter((row) => row.length > 0)
      .map((row) => ({ type: 'tableRow', content: row.map((cell) => this.cell(cell)) }));
    this.depth -= 1;
    if (content.length > 0) out.block({ type: 'table', content });
  }

  private cell(cell: HtmlElement): RichTextNode {
    const content = this.blocksOf(cell.childNodes);
    const spans = ['colspan', 'rowspan'].map((name) => [name, Number(attribute(cell, name))] as const);
    const attrs = Object.fromEntries(
      spans.filter(([, span]) => Number.isInteger(span) && span > 1 && span <= 50),
    );
    const type = cell.tagName === 'th' ? 'tableHeader' : 'tableCell';
    return { type, attrs, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
  }

  private verbatim(element: HtmlElement, marks: RichTextMark[], out: Blocks) {
    out.end();
    const walk = (nodes: HtmlNode[], marks: RichTextMark[]) => {
      for (const node of nodes) {
        if (node.nodeName === '#text' && 'value' in node) out.verbatim(node.value, marks);
        else if (isElement(node) && ['code', 'span', 'font'].includes(node.tagName))
          walk(node.childNodes, marks);
        else this.all([node], marks, out);
      }
    };
    walk(element.childNodes, marks);
    out.end();
  }

  private link(element: HtmlElement, marks: RichTextMark[], out: Blocks) {
    const href = attribute(element, 'href');
    if (!href) return this.all(element.childNodes, marks, out);
    const [image, ...others] = elementsIn(element.childNodes, 'img');
    if (image && others.length === 0 && wordsIn(element.childNodes) === '')
      return this.linkedPicture(element, image, '', out);
    this.all(
      element.childNodes,
      [...marks.filter(({ type }) => type !== 'link'), { type: 'link', attrs: { href } }],
      out,
    );
  }

  private linkedPicture(
    link: HtmlElement | undefined,
    image: HtmlElement,
    caption: string,
    out: Blocks,
    align = '',
  ) {
    const href = link ? attribute(link, 'href') : '';
    const own = baseName(fileOfImage(image)?.address ?? '');
    if (href && baseName(href) !== own && !/attachment/.test(attribute(link as HtmlElement, 'rel')))
      this.note('left out', 'link of a picture', link as HtmlElement);
    this.picture(image, caption, out, align);
  }

  private figure(figure: HtmlElement, image: HtmlElement, out: Blocks) {
    const captions = elementsIn(figure.childNodes, 'figcaption');
    const link = elementsIn(figure.childNodes, 'a').find(
      (one) => elementsIn(one.childNodes, 'img').length > 0,
    );
    for (const caption of captions)
      for (const lost of elementsIn(caption.childNodes, 'a'))
        this.note('left out', 'link in a caption', lost);
    this.linkedPicture(link, image, wordsIn(captions), out, attribute(figure, 'class'));
  }

  private picture(image: HtmlElement, caption: string, out: Blocks, align = '') {
    if (hasClass(image, 'emoji', 'wp-smiley')) return out.text(attribute(image, 'alt'), [], false);
    const old = fileOfImage(image);
    const isPixel = ['width', 'height'].every((side) => attribute(image, side) === '1');
    if (!old || isPixel) return this.lose('picture that shows nothing', image);
    out.block(
      ...this.pictureWithCaption(
        old,
        attribute(image, 'alt'),
        caption,
        `${align} ${attribute(image, 'class')}`,
      ),
    );
  }

  private pictureWithCaption(old: OldFile, alt: string, caption: string, classes: string): RichTextNode[] {
    const node = pictureNode(old, alt, caption.length <= longestCaption ? caption : '', classes);
    return caption.length <= longestCaption ? [node] : [node, textParagraph(caption)];
  }

  private gallery(element: HtmlElement, images: HtmlElement[], out: Blocks) {
    const captions = elementsIn(element.childNodes, 'figcaption');
    const isOfAll = (one: HtmlElement) => hasClass(one, 'blocks-gallery-caption');
    const own = [...captions.filter(isOfAll), ...captions.filter((one) => !isOfAll(one))].map((one) =>
      wordsIn([one]),
    );
    const olds = images.flatMap((image) => fileOfImage(image) ?? []);
    this.galleryOf(olds, own.filter(Boolean), out);
  }

  private galleryOf(olds: OldFile[], captions: string[], out: Blocks) {
    const caption = captions.join(' · ');
    if (captions.length > 1)
      this.notes.push({ kind: 'changed', what: 'captions in a gallery', source: caption });
    const fits = caption.length <= longestCaption;
    out.block({ type: 'gallery', attrs: { old: olds, ...(caption && fits ? { caption } : {}) } });
    if (!fits) out.block(...captions.map(textParagraph));
  }

  private button(element: HtmlElement, out: Blocks) {
    const [link] = elementsIn([element], 'a');
    const [href, text] = [link ? attribute(link, 'href') : '', wordsIn([element])];
    if (href && text && text.length <= longestButton) out.block({ type: 'button', attrs: { text, href } });
    else out.block(...this.blocksOf(element.childNodes));
  }

  private file(element: HtmlElement, out: Blocks) {
    const [link] = elementsIn(element.childNodes, 'a');
    const [address, title] = [link ? attribute(link, 'href') : '', link ? wordsIn([link]) : ''];
    if (address)
      out.block({
        type: 'file',
        attrs: { old: { id: null, address }, ...(title ? { title: title.slice(0, 120) } : {}) },
      });
    else this.lose('block file', element);
  }

  private embed(element: HtmlElement, out: Blocks) {
    const captions = elementsIn(element.childNodes, 'figcaption');
    const caption = wordsIn(captions);
    const [frame] = elementsIn(element.childNodes, 'iframe');
    const [typed = ''] =
      /https?:\S+/.exec(wordsIn(element.childNodes.filter((node) => node.nodeName !== 'figcaption'))) ?? [];
    this.embedded(frame ? attribute(frame, 'src', 'data-src') : typed, caption, element, out);
  }

  private embedded(address: string, caption: string, source: HtmlElement | string, out: Blocks) {
    const video = videoOf(address.replace(/^\/\//, 'https://'));
    if (video)
      out.block({ type: 'video', attrs: { ...video, ...(caption ? { title: caption.slice(0, 120) } : {}) } });
    else {
      this.note('changed', 'embedded page', source);
      if (/^https?:/.test(address))
        out.block({
          type: 'paragraph',
          content: [{ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }],
        });
      if (caption) out.block(textParagraph(caption));
    }
  }

  private player(element: HtmlElement, out: Blocks) {
    const params = elementsIn(element.childNodes, 'param', 'embed', 'source').map((one) =>
      attribute(one, 'value', 'src'),
    );
    const addresses = [attribute(element, 'src', 'data-src', 'data-lazy-src', 'data'), ...params];
    const video = addresses.map((address) => videoOf(address.replace(/^\/\//, 'https://'))).find(Boolean);
    if (video) out.block({ type: 'video', attrs: { ...video } });
    else this.lose(element.tagName, element);
  }

  private comment(data: string, out: Blocks) {
    const [, closing, name = '', json, single] =
      /^\s*(\/?)wp:([a-z][\w/-]*)\s*(\{[\s\S]*\})?\s*(\/?)\s*$/.exec(data) ?? [];
    if (!name || closing) return;
    const ref = name === 'block' ? Number(/"ref":\s*(\d+)/.exec(json ?? '')?.[1]) : Number.NaN;
    const source = `<!--${data.slice(0, 2000)}-->`;
    if (ref) this.syncedBlock(ref, source, out);
    else if (!knownBlocks.test(name) || (single && name !== 'spacer' && name !== 'more'))
      this.notes.push({ kind: single ? 'left out' : 'changed', what: `block ${name}`, source });
  }

  private syncedBlock(ref: number, source: string, out: Blocks) {
    const text = this.context.synced.get(ref);
    if (text === undefined)
      return this.notes.push({ kind: 'left out', what: 'synced block that is missing', source });
    // One that contains itself ends here, too.
    const synced = new Map(this.context.synced);
    synced.delete(ref);
    const { blocks, notes, before } = convertText(text, { ...this.context, synced });
    this.notes.push(...notes);
    for (const kind of ['words', 'pictures', 'links', 'videos'] as const) this.before[kind] += before[kind];
    out.block(...blocks);
  }

  private shortcode(index: number, out: Blocks) {
    const code = this.codes[index];
    if (!code) return;
    const { name, attributes, content, source } = code;
    if (name === 'caption' || name === 'wp_caption') return this.caption(code, out);
    if (name === 'gallery') return this.codeGallery(code, out);
    const address = (content.trim() || (attributes.src ?? attributes.url ?? attributes[''] ?? '')).replace(
      /&amp;/g,
      '&',
    );
    if (['embed', 'youtube', 'vimeo', 'video'].includes(name)) {
      const whole =
        /^[\w-]{11}$/.test(address) && name === 'youtube' ? `https://youtu.be/${address}` : address;
      if (videoOf(whole) || name === 'embed') return this.embedded(whole, '', source, out);
    }
    if (name === 'vc_single_image' && Number(attributes.image))
      return out.block(pictureNode({ id: Number(attributes.image), address: '' }, '', ''));
    this.notes.push({ kind: 'left out', what: `shortcode ${name}`, source: source.slice(0, 2000) });
  }

  private caption({ attributes, content }: Shortcode, out: Blocks) {
    const nodes = parseHtml(content);
    const [image] = elementsIn(nodes, 'img');
    const words = attributes.caption ?? wordsIn(nodes);
    if (!image) return out.block(...this.blocksOf(nodes));
    const links = elementsIn(nodes, 'a');
    const link = links.find((one) => elementsIn(one.childNodes, 'img').length > 0);
    for (const lost of links.filter((one) => one !== link)) this.note('left out', 'link in a caption', lost);
    this.linkedPicture(link, image, words, out, attributes.align);
  }

  private codeGallery({ attributes }: Shortcode, out: Blocks) {
    const typed = attributes.ids ?? attributes.include;
    const excluded = numbers(attributes.exclude);
    const ids = (typed ? numbers(typed) : this.context.uploaded).filter((id) => !excluded.includes(id));
    const files = ids.map((id) => this.context.files.get(id) ?? { id, address: '' });
    const captions = files.flatMap((file) =>
      'caption' in file && file.caption ? wordsIn(parseHtml(file.caption)) : [],
    );
    if (files.length > 0)
      this.galleryOf(
        files.map(({ id, address }) => ({ id, address })),
        captions,
        out,
      );
  }

  /** What visitors of the old site read and saw, counted before anything is converted. */
  private count(nodes: HtmlNode[]) {
    const { before } = this;
    before.words += wordsOf(nodes).split(/\s+/).filter(Boolean).length;
    before.pictures += elementsIn(nodes, 'img').length;
    before.links += elementsIn(nodes, 'a').filter(
      (link) => attribute(link, 'href') && wordsIn([link]),
    ).length;
    const frames = elementsIn(nodes, 'iframe', 'embed').filter((one) =>
      videoOf(attribute(one, 'src').replace(/^\/\//, 'https://')),
    );
    before.videos +=
      frames.length +
      [...this.source.matchAll(/^\s*https?:\S+\s*$/gm)].filter(([line]) => videoOf(line)).length;
    for (const { name, attributes, content } of this.codes) {
      if (name === 'gallery')
        before.pictures +=
          numbers(attributes.ids ?? attributes.include).length || this.context.uploaded.length;
      if (['embed', 'youtube', 'vimeo'].includes(name)) before.videos += 1;
      if (name.endsWith('caption')) {
        const within = parseHtml(content);
        before.pictures += elementsIn(within, 'img').length;
        before.words += wordsOf(within).split(/\s+/).filter(Boolean).length;
      }
    }
  }

  private lose(what: string, source: HtmlNode | string) {
    this.note('left out', what, source);
  }

  private note(kind: Note['kind'], what: string, source: HtmlNode | string) {
    this.notes.push({ kind, what, source: typeof source === 'string' ? source : this.sourceOf(source) });
  }

  private sourceOf(node: HtmlNode) {
    const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
    const codes = new RegExp(`<${marker} data-code="(\\d+)"></${marker}>`, 'g');
    const source =
      this.source.slice(startOffset, endOffset) || ('attrs' in node ? `<${node.nodeName}>` : node.nodeName);
    return source.replace(codes, (_, index) => this.codes[Number(index)]?.source ?? '').slice(0, 2000);
  }
}

function levelOf(tag: string) {
  return [2, 2, 3, 4, 4, 4][Number(tag[1]) - 1] ?? 4;
}

// An item begins with a paragraph, whatever was in it.
function asItem(content: RichTextNode[]): RichTextNode[] {
  const [first, ...others] = content;
  if (first?.type === 'heading') return [{ type: 'paragraph', content: first.content ?? [] }, ...others];
  return first?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content];
}

function rowsOf(table: HtmlElement): HtmlElement[][] {
  const parts = table.childNodes.filter(isElement);
  const rows = parts.flatMap((part) => (part.tagName === 'tr' ? [part] : part.childNodes.filter(isElement)));
  return rows.map((row) => row.childNodes.filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName)));
}

function pictureNode(old: OldFile, alt: string, caption: string, classes = ''): RichTextNode {
  const width = /align(wide|full)/.test(classes) ? 'wide' : /align(left|right)/.test(classes) ? 'half' : null;
  const attrs = {
    old,
    alt: alt.slice(0, 300) || null,
    ...(caption ? { caption } : {}),
    ...(width ? { width } : {}),
  };
  return { type: 'picture', attrs };
}

function textParagraph(text: string): RichTextNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

// Words of neighbouring blocks are words of their own.
function wordsOf(nodes: HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value;
      if (!isElement(node) || ['script', 'style'].includes(node.tagName)) return '';
      const isInline = /^(a|b|i|em|strong|span|u|s|code|sub|sup|small|font|mark|del|ins)$/.test(node.tagName);
      return isInline ? wordsOf(node.childNodes) : ` ${wordsOf(node.childNodes)} `;
    })
    .join('');
}

function numbers(list = ''): number[] {
  return list
    .split(/[\s,]+/)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

/** The name of a file without what WordPress adds for its sizes. */
function baseName(address: string) {
  const name = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return name.replace(/-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)/, '').toLowerCase();
}
