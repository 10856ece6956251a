import { localize } from '#lib/interface-language.ts';
import { lastWords, type Note } from '../source.ts';
import { parseHtml, wordsIn } from './elements.ts';
import { otherTextsIn } from './texts-in-data.ts';

type Settings = Record<string, unknown>;

const known =
  /^(heading|text-editor|image|image-box|icon-box|button|icon-list|divider|spacer|toggle|(nested-)?(accordion|tabs)|video|image-gallery|gallery|image-carousel|media-carousel|testimonial|html|shortcode|alert|blockquote|counter|menu-anchor)$/;
const folded = /accordion|toggle|faq/;

/**
 * The text of a page that Elementor draws, as HTML. What it keeps beside the text says more: buttons, videos, pictures in their
 * places. The text stays where it has more words, with the pictures that it lacks.
 */
export function elementorText(data: string, text: string): { html: string; notes: Note[] } {
  let elements: unknown;
  try {
    elements = JSON.parse(data);
  } catch {
    return { html: text, notes: [] };
  }
  const notes: Note[] = [];
  const html = drawn(elements, notes);
  const lengthOf = (part: string) => wordsIn(parseHtml(part)).length;
  if (lengthOf(html) >= lengthOf(text) * 0.9) return { html, notes };
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
      const drawnParts = widget(name, objectOf(settings), (index) =>
        index === undefined
          ? drawn(within, notes, depth + 1, before)
          : drawn(Array.isArray(within) ? within.slice(index, index + 1) : [], notes, depth + 1, before),
      );
      // What the usual names don't say.
      const others = otherTextsIn(name, settings, drawnParts);
      const html = [drawnParts, ...others.map((text) => `<div>${text}</div>`)].filter(Boolean).join('\n');
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

// By the names that all widgets have for the same things.
function widget(name: string, settings: Settings, within: (index?: number) => string): string {
  const first = (...names: string[]) => names.map((each) => said(settings[each])).find(Boolean) ?? '';
  const parts: string[] = [];
  for (const each of ['image', 'testimonial_image', 'graphic_image', 'bg_image'])
    parts.push(picture(settings[each]));
  for (const each of ['wp_gallery', 'gallery', 'carousel']) {
    const images = listOf(settings[each]).map(picture).join('');
    if (images) parts.push(`<div class="gallery">${images}</div>`);
  }
  const video =
    first('youtube_url', 'vimeo_url', 'dailymotion_url') || said(objectOf(settings.hosted_url).url);
  if (video && name.includes('video')) parts.push(`<iframe src="${quoted(video)}"></iframe>`);
  if (/divider|separator/.test(name)) parts.push('<hr>');
  const number = [first('prefix'), first('ending_number'), first('suffix')].join('');
  const title = first(
    'title',
    'title_text',
    'heading',
    'alert_title',
    'item_title',
    'tab_title',
    'item_text',
  );
  const href = said(objectOf(settings.link).url) || first('button_url');
  const label = name.includes('button') ? first('text') : first('button_text', 'button', 'link_text');
  const level = /^h[1-6]$/.exec(first('header_size', 'title_size', 'title_tag'))?.[0] ?? 'h3';
  const linked = href && !label ? `<a href="${quoted(href)}">${title}</a>` : title;
  if (title) parts.push(name === 'item' && !settings.description ? linked : `<${level}>${linked}</${level}>`);
  for (const each of [
    number,
    ...['editor', 'sub_title', 'subtitle', 'description_text', 'description', 'alert_description'].map(
      (each) => first(each),
    ),
    ...['tab_content', 'testimonial_content', 'blockquote_content', 'content', 'html', 'shortcode'].map(
      (each) => first(each),
    ),
    [first('testimonial_name', 'author_name'), first('testimonial_job')].filter(Boolean).join(', '),
    first('caption'),
  ])
    if (each) parts.push(`<div>${each}</div>`);
  parts.push(...repeated(name, settings, within));
  if (label && href) parts.push(`<div class="wp-block-button"><a href="${quoted(href)}">${label}</a></div>`);
  else if (label && name !== 'form') parts.push(`<p>${label}</p>`);
  return parts.filter(Boolean).join('\n');
}

// Lists within a widget, and the boxes of its newer form, whose content is that of elements.
function repeated(name: string, settings: Settings, within: (index?: number) => string): string[] {
  const rows = ['icon_list', 'tabs', 'items', 'slides', 'features_list', 'price_list']
    .flatMap((each) => listOf(settings[each]))
    .map(objectOf);
  if (rows.length === 0) return [within()];
  if (settings.icon_list) {
    const items = rows.map((row) => {
      const href = said(objectOf(row.link).url);
      return `<li>${href ? `<a href="${quoted(href)}">${said(row.text)}</a>` : said(row.text)}</li>`;
    });
    return [`<ul>${items.join('')}</ul>`];
  }
  return rows.map((row, index) => {
    const { tab_title: tab, item_title: item, ...others } = row;
    const asked = said(tab) || said(item);
    const answer = widget('item', asked ? others : row, () => '') + within(index);
    if (!asked) return answer;
    return folded.test(name)
      ? `<details><summary>${asked}</summary>${answer}</details>`
      : `<h3>${asked}</h3>${answer}`;
  });
}

function picture(value: unknown): string {
  const { url, id } = objectOf(value);
  const address = said(url);
  return address && !address.endsWith('/placeholder.png')
    ? `<img class="wp-image-${Number(id) || ''}" src="${quoted(address)}">`
    : '';
}

function objectOf(value: unknown): Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function quoted(address: string): string {
  return address.replaceAll('"', '%22');
}
