import { parseFragment } from 'parse5';
import { localize } from '#lib/interface-language.ts';
import { tryDecode } from '#lib/try-parse.ts';
import type { OldFile, Overview, SourceCount } from '../source.ts';
import { dataIn, encodedText, readsLikeText, textFields } from './data-of-plugins.ts';
import type { HtmlElement, HtmlNode } from './elements.ts';

interface Counted {
  text: string;
  excerpt: string;
  /** Its fields as the export has them, those of plugins too. */
  fields: [name: string, value: string][];
}

type Known = Pick<Overview, 'files' | 'synced'>;

const unseen = /^(script|style|template|head|svg|math|noembed|noframes)$/;
const inline = /^(a|abbr|b|big|code|del|em|font|i|ins|mark|s|small|span|strike|strong|sub|sup|u|wbr)$/;
const shortcode = /\[(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^\][<>"']){0,20000})\]/gi;
const bareCodes = /^(gallery|audio|video|embed|playlist|caption|wp_caption)$/i;
const pictureName = /\.(jpe?g|png|gif|webp|avif|heic|svg)$/i;
const fileName = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|rtf|zip|rar|7z|mp3|wav|m4a|mp4|mov|avi|webm)$/i;
const videoAddress =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|v\/|shorts\/)|youtu\.be\/|vimeo\.com\/(?:video\/)?(?=\d))([\w-]+)/i;
/** Forms, and their fields, as plugins name them: a page has a block for one, its labels are no text. */
const formName = /(^|[^a-z])(wp|gravity|ninja|fluent)?forms?([^a-z]|$)|\/field-/i;
const maxDepth = 40;
/** So many texts of blocks and fields are looked for in the text: a hostile item has nothing else. */
const mostCompared = 5000;

/**
 * Counts what visitors of the old site could read and see in an item, from its export alone. It knows no block, widget or
 * builder, and shares nothing with what converts texts: so what that doesn't know is found, too.
 */
export function countSource({ text, excerpt, fields }: Counted, known: Known): SourceCount {
  const count = new Count(known);
  count.html(text, localize('the text'));
  count.html(excerpt, localize('the summary'));
  // Builders keep the same words in the text and in a field.
  count.said = ` ${count.texts.map(({ words }) => wordKeys(words).join(' ')).join(' ')} `;
  for (const add of count.later) add();
  for (const [name, value] of textFields(fields))
    count.value(value, [name], localize('field {name}', { name }));
  return count;
}

/** The words of a text, as they are compared: without signs, soft hyphens and capitals. */
export function wordKeys(text: string): string[] {
  const keys = text.split(/\s+/).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, ''));
  return keys.filter(Boolean);
}

class Count implements SourceCount {
  texts: SourceCount['texts'] = [];
  pictures: OldFile[] = [];
  files: OldFile[] = [];
  links: string[] = [];
  videos: string[] = [];
  /** The text, and the attributes of its blocks, which often repeat it. */
  said = '';
  later: (() => void)[] = [];
  private seen = new Set<string>();
  private formPlaces = new Set<string>();
  private compared = 0;

  constructor(private known: Known) {}

  html(written: string, placeOfText: string, depth = 0) {
    let place = placeOfText;
    if (depth > maxDepth || !written.trim()) return;
    const nodes = parseFragment(this.withoutCodes(written, depth), { scriptingEnabled: false }).childNodes;
    let unit = '';
    const end = () => {
      this.add(unit, place, depth);
      unit = '';
    };
    // Not recursive: a hostile text is as deep as it is long.
    const open: (HtmlNode | (() => void))[] = [...nodes].reverse();
    for (let node = open.pop(); node; node = open.pop()) {
      if (typeof node === 'function') node();
      else if ('value' in node) unit += node.value;
      else if ('data' in node) this.block(node.data, depth);
      else if ('tagName' in node && !isUnseen(node)) {
        const isBlock = !inline.test(node.tagName);
        if (isBlock) end();
        if (node.tagName === 'form') {
          open.push(() => {
            place = placeOfText;
          });
          place = this.placeIn(localize('a form'), 'form');
        }
        this.element(node);
        if (isBlock) open.push(end);
        for (let index = node.childNodes.length - 1; index >= 0; index--)
          open.push(node.childNodes[index] as HtmlNode);
      }
    }
    end();
  }

  /** A value of a block, a builder or a field: `path` are the names that lead to it. */
  value(value: unknown, path: string[], place: string, depth = 0): void {
    if (depth > maxDepth) return;
    if (Array.isArray(value)) for (const one of value) this.value(one, path, place, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value))
        this.value(one, [...path, name].slice(-2), this.placeOfPart(value) ?? place, depth + 1);
    else if (typeof value === 'number') this.picture(value, path);
    else if (typeof value === 'string') this.string(value.trim(), path, place, depth);
  }

  private string(value: string, path: string[], place: string, depth: number): void {
    const [data, packed] = [dataIn(value), encodedText(value)];
    const isMarkup = /<[a-z!/]|\[\/?[a-z]|&(#|\w+;)/i.test(value) && !/^[^<[]*[{}][^<[]*$/.test(value);
    if (data !== undefined) this.value(data, path, place, depth + 1);
    else if (packed !== null) this.value(packed, path, place, depth + 1);
    else if (/^(?:https?:)?\/{1,2}[^\s<]+$/.test(value)) this.address(value, path);
    else if (/^[\d,\s]+$/.test(value)) for (const id of value.split(',')) this.picture(Number(id), path);
    else if (isMarkup) this.html(value, place, depth + 1);
    else if (readsLikeText(value, path)) this.add(value, place, depth);
  }

  private add(unit: string, place: string, depth: number) {
    const withoutVideos = unit.replace(/https?:\/\/\S+/g, (address) => {
      if (!videoAddress.test(address)) return address;
      this.address(address, []);
      return ' ';
    });
    const words = withoutVideos.replace(/\s+/g, ' ').trim();
    const hidden = encodedText(words);
    if (hidden !== null) return this.html(hidden, place, depth + 1);
    const keys = wordKeys(words);
    if (keys.length === 0) return;
    const text = { place, words, isForm: this.formPlaces.has(place) };
    if (this.said === '') this.texts.push(text);
    else if (this.compared++ > mostCompared || !this.said.includes(` ${keys.join(' ')} `))
      this.once(`text ${keys.join(' ')}`, () => this.texts.push(text));
  }

  private placeIn(place: string, name: string): string {
    if (formName.test(name)) this.formPlaces.add(place);
    return place;
  }

  // Builders name each part: as a widget, a module or an element.
  private placeOfPart(value: object): string | undefined {
    const { widgetType, elType, blockName } = value as Record<string, unknown>;
    const name = [widgetType, blockName, elType].filter((one) => typeof one === 'string').find(Boolean);
    return name && this.placeIn(localize('part {name}', { name }), name);
  }

  private element({ tagName, attrs, childNodes }: HtmlElement) {
    const of = (name: string) => attrs.find((one) => one.name === name)?.value.trim() ?? '';
    if (tagName === 'img') {
      const isSign =
        /\b(emoji|wp-smiley)\b/.test(of('class')) || (of('width') === '1' && of('height') === '1');
      const named = (names: RegExp) => attrs.find(({ name, value }) => names.test(name) && value)?.value;
      const sizes = named(/^data-.*srcset$/) ?? '';
      const late = named(/^data-.*(src|original|file)$/) ?? sizes.trim().split(/\s/, 1)[0];
      const [, id] = /wp-image-(\d+)/.exec(of('class')) ?? [];
      const address = late || of('src');
      const isHolder = address.startsWith('data:') && address.length < 300;
      if (!isSign && (id || (address && !isHolder)))
        this.file(this.pictures, { id: Number(id) || null, address });
    }
    if (/^(iframe|embed|video|source|object|param)$/.test(tagName))
      for (const { value } of attrs)
        if (videoAddress.test(value) || fileName.test(pathOf(value))) this.address(value, []);
    if (tagName !== 'a' || !of('href') || of('href').startsWith('#')) return;
    const words = wordsIn(childNodes);
    if (fileName.test(pathOf(of('href')))) this.file(this.files, { id: null, address: of('href') });
    else if (words.trim() && !pictureName.test(pathOf(of('href')))) this.link(of('href'), words);
  }

  private block(comment: string, depth: number) {
    const [, name = '', json = ''] = /^\s*wp:([\w/-]+)\s+(\{[\s\S]*\})\s*\/?\s*$/.exec(comment) ?? [];
    const data = dataIn(json);
    if (!name || typeof data !== 'object') return;
    const { ref, content } = data as { ref?: unknown; content?: unknown };
    const synced = name === 'block' ? this.known.synced.get(Number(ref)) : undefined;
    const place = this.placeIn(localize('block {name}', { name }), name);
    // With words of its place in it, those are what it shows.
    if (synced !== undefined && !content) this.html(synced, place, depth + 8);
    if (!/^(core\/)?(more|nextpage|spacer|separator)$/.test(name))
      this.later.push(() => this.value(data, [], place, depth + 1));
  }

  // Their attributes are read, and what is between them stays. Brackets alone are words.
  private withoutCodes(written: string, depth: number) {
    const closed = new Set([...written.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
    return written.replace(shortcode, (whole, closing: string, name: string, attributes: string) => {
      const isCode = closing || /\w\s*=|\/$/.test(attributes) || closed.has(name) || bareCodes.test(name);
      if (!isCode) return whole;
      const found = attributes.matchAll(/([\w-]+)\s*=\s*(?:["“”″](.*?)["“”″]|'(.*?)'|([^\s"'“”″/]+))/gs);
      const given = [...found].map(([, key = '', one, other, bare]) => [key, one ?? other ?? bare] as const);
      // Of what is shown by its id, the title is for its authors.
      const isElsewhere = given.some(([key]) => key === 'id');
      const place = this.placeIn(localize('shortcode {name}', { name }), name);
      for (const [key, value] of given)
        if (!isElsewhere || key !== 'title') this.value(value, [key.toLowerCase()], place, depth + 1);
      return ' \n';
    });
  }

  private address(address: string, path: string[]) {
    const [, video] = videoAddress.exec(address) ?? [];
    if (video) this.once(`video ${video}`, () => this.videos.push(video));
    else if (/background|overlay|favicon|logo/.test(path.join('_'))) return;
    else if (pictureName.test(pathOf(address))) this.file(this.pictures, { id: null, address });
    else if (fileName.test(pathOf(address))) this.file(this.files, { id: null, address });
  }

  private picture(id: number, path: string[]) {
    const address = this.known.files.get(id)?.address ?? '';
    const isPicture = /^(ids|include|images?|gallery_ids|attachment|image_id|gallery)$/.test(
      path.at(-1) ?? '',
    );
    if (isPicture && pictureName.test(pathOf(address))) this.file(this.pictures, { id, address });
  }

  private file(to: OldFile[], { id, address }: OldFile) {
    const whole = (id && this.known.files.get(id)?.address) || address;
    const name = pathOf(whole).split('/').at(-1) ?? '';
    const key =
      name.toLowerCase().replace(/(-\d+x\d+|-scaled|-rotated)+(?=\.\w+$)/, '') || whole.slice(0, 200);
    this.once(`file ${key}`, () => to.push({ id, address: address || whole }));
  }

  private link(href: string, words: string) {
    const key = wordKeys(words).join(' ');
    if (key) this.once(`link ${href} ${key}`, () => this.links.push(key));
  }

  private once(key: string, add: () => void) {
    if (this.seen.has(key)) return;
    this.seen.add(key);
    add();
  }
}

// The block for files has a button beside its link.
function isUnseen({ tagName, attrs }: HtmlElement) {
  return unseen.test(tagName) || attrs.some(({ value }) => value.includes('wp-block-file__button'));
}

function wordsIn(nodes: HtmlNode[], depth = 0): string {
  if (depth > 200) return '';
  const parts = nodes.map((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node)) return '';
    const words = wordsIn(node.childNodes, depth + 1);
    return inline.test(node.tagName) ? words : ` ${words} `;
  });
  return parts.join('');
}

const pathOf = (address: string) => tryDecode(address.split(/[?#]/, 1)[0] ?? '');
