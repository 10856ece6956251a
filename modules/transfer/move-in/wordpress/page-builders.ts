import { localize } from '#lib/interface-language.ts';
import { tryDecode, tryParseJson } from '#lib/try-parse.ts';
import { lastWords, type Note } from '../source.ts';
import { objectOf, partHtml, type Settings, said } from './builder-parts.ts';
import type { Blocks, Conversion } from './conversion.ts';
import { parseHtml, wordsIn } from './elements.ts';
import { addCodeGallery } from './pictures.ts';
import { addCodePlayer } from './players.ts';
import type { Shortcode } from './shortcodes.ts';
import { isAddress } from './texts-in-data.ts';

/**
 * WPBakery, Divi, Avada, Enfold, Shortcodes Ultimate, and what themes have by the same names: visitors read what is in the attributes
 * of their shortcodes.
 */
const ofBuilder =
  /^(vc|et_pb|fusion|av|su)_|^(button|btn|tab|heading|title|toggle|spoiler|accordion|panel)([_-]item)?$/;
/** Shortcodes that only arrange their content. */
export const frames =
  /^\/?(vc_(row|column|section|tta|accordion|tabs|empty_space)|et_pb_(section|row|column|text|tabs|accordion|slider)|fusion_(builder|text|tabs|accordion)|av_(section|one|textblock)|su_(row|column|tabs|accordion)|row$|col)/;

/** Other names for the same things, the usual one first. */
const synonyms = [
  ['title', 'heading', 'text', 'h2', 'name', 'author'],
  ['subtitle', 'subhead', 'h4', 'position', 'job_title'],
  ['image', 'attachment', 'image_id', 'src', 'image_url', 'portrait_url'],
  ['gallery', 'images', 'gallery_ids', 'ids'],
  ['link', 'button_url', 'url', 'href'],
  ['button_text', 'label'],
];

/** Adds what visitors see in the attributes of a page builder's shortcode. False when there is nothing. */
export function addBuilderPart(to: Conversion, code: Shortcode, out: Blocks): boolean {
  const { name } = code;
  if (!ofBuilder.test(name)) return false;
  const before = out.made.length;
  const { gallery, ...settings } = settingsOf(code);
  if (typeof gallery === 'string') addCodeGallery(to, { ...code, attributes: { ids: gallery } }, out);
  if (/video|youtube|vimeo/.test(name)) {
    const src = String(settings.link || settings.image || settings.id || '');
    addCodePlayer(to, { ...code, name: name.replace(/^.*_/, ''), attributes: { src } }, out);
    for (const used of ['link', 'image', 'id']) delete settings[used];
  }
  out.block(...to.blocksOf(parseHtml(partHtml(name, settings))));
  return out.made.length > before;
}

function settingsOf({ name, attributes, content }: Shortcode): Settings {
  const all = Object.entries(attributes).map(([key, value]) => [key, unquoted(value)]);
  const settings: Record<string, string> = Object.fromEntries(all);
  if (name === 'vc_raw_html') settings.html = tryDecode(Buffer.from(content, 'base64').toString());
  if (/button|btn/.test(name)) settings.content = content;
  for (const [usual = '', ...others] of synonyms) {
    const from = [usual, ...others].find((each) => settings[each]);
    if (!from || from === usual) continue;
    settings[usual] = settings[from] ?? '';
    delete settings[from];
  }
  if (isAddress(content.trim())) settings.image ??= content.trim();
  // `url:https%3A%2F%2F…|title:…` in WPBakery, `manually,https://…` in Enfold.
  const link = (settings.link ?? '').replace(/^manually,/, '');
  return { ...settings, link: tryDecode(/(?:^|\|)url:([^|]*)/.exec(link)?.[1] ?? link) };
}

// Divi writes what would end an attribute or a shortcode like this.
function unquoted(text: string) {
  const signs: Record<string, string> = { '%22': '"', '%91': '[', '%93': ']' };
  return text.replace(/%22|%9[13]/g, (code) => signs[code] ?? code).trim();
}

const known =
  /^(heading|text-editor|image|image-box|icon-box|button|icon-list|divider|spacer|toggle|(nested-)?(accordion|tabs)|video|image-gallery|gallery|image-carousel|media-carousel|testimonial|html|shortcode|alert|blockquote|counter|menu-anchor)$/;

/**
 * The text of a page that Elementor draws, as HTML. What it keeps beside the text says more: buttons, videos, pictures in their
 * places. The text stays where it has more words, with the pictures that it lacks.
 */
export function elementorText(data: string, text: string): { html: string; notes: Note[] } {
  const notes: Note[] = [];
  const html = drawn(tryParseJson(data), notes);
  const lengthOf = (part: string) => wordsIn(parseHtml(part)).length;
  if (lengthOf(html) >= lengthOf(text) * 0.9) return { html: html || text, notes };
  const nameOf = (image: string) => /([^/"]+)\.\w+"/.exec(image)?.[1] ?? image;
  const lacking = [...html.matchAll(/<img [^<>]*>/g)].filter(([image]) => !text.includes(nameOf(image)));
  return { html: [text, ...lacking].join('\n'), notes };
}

function drawn(elements: unknown, notes: Note[], depth = 0, before = { words: '' }): string {
  if (!Array.isArray(elements) || depth > 30) return '';
  return elements
    .map((one): string => {
      const { widgetType, settings, elements: within } = objectOf(one);
      const name = said(widgetType);
      if (!name) return drawn(within, notes, depth + 1, before);
      const at = lastWords(before.words);
      const html = partHtml(name, objectOf(settings), (index) => {
        const some = index !== undefined && Array.isArray(within) ? within.slice(index, index + 1) : within;
        return drawn(some, notes, depth + 1, before);
      });
      if (!known.test(name))
        notes.push({
          kind: html ? 'changed' : 'left out',
          what: html
            ? localize('Only text and pictures of the Elementor widget {name} are kept.', { name })
            : localize('The Elementor widget {name} is left out.', { name }),
          source: JSON.stringify(settings ?? {}).slice(0, 2000),
          at,
        });
      before.words += ` ${html.replace(/<[^<>]*>/g, ' ')}`;
      return html;
    })
    .join('\n');
}
