import { isAddress, textsInData } from './texts-in-data.ts';

export type Settings = Record<string, unknown>;

const pictures = ['image', 'testimonial_image', 'graphic_image', 'bg_image'];
const galleries = ['wp_gallery', 'gallery', 'carousel'];
const lists = ['icon_list', 'tabs', 'items', 'slides', 'features_list', 'price_list'];
const titles = ['title', 'title_text', 'heading', 'alert_title', 'item_title', 'tab_title', 'item_text'];
const texts =
  /^(editor|html|shortcode|caption|sub_?title|description_text|(alert_)?description|((tab|testimonial|blockquote)_)?content)$/;
const folded = /accordion|toggle|faq/;
// Their words are nothing without what they do.
const works = /form|field|captcha|signup|login|posts|products|menu|search|share|loop|comments|breadcrumb/;

/**
 * The visible content of a part of a page builder, as HTML: of a widget of Elementor or of a shortcode, by the names that builders
 * have for the same things, then whatever else reads like text. `within`: the HTML of the parts in it, or of one of them.
 */
export function partHtml(name: string, settings: Settings, within = (_index?: number): string => ''): string {
  const left = { ...settings };
  const take = (...names: string[]): unknown => {
    const key = names.find((each) => said(left[each]) || typeof left[each] === 'object') ?? '';
    const value = left[key];
    delete left[key];
    return value;
  };
  const words = (...names: string[]) => said(take(...names));
  const isButton = /button|btn/.test(name);
  const shown = pictures.map((each) => picture(take(each)));
  const sets = galleries.map((each) => listOf(take(each)).map(picture).join('')).filter(Boolean);
  const video =
    /video/.test(name) &&
    (words('youtube_url', 'vimeo_url', 'dailymotion_url') || addressOf(take('hosted_url')));
  const title = words(...titles, ...(name === 'item' ? ['text'] : []));
  const label =
    words('button_text', 'button', 'link_text', ...(isButton ? ['text', 'content'] : [])) ||
    (isButton && title);
  const href = addressOf(take('link')) || addressOf(take('button_url'));
  const level = /^h[1-6]$/.exec(words('header_size', 'title_size', 'title_tag'))?.[0] ?? 'h3';
  const linked = href && !label ? `<a href="${quoted(href)}">${title}</a>` : title;
  const isLine = name === 'item' && !settings.description;
  const number = [words('prefix'), words('ending_number'), words('suffix')].join('');
  const by = [words('testimonial_name', 'author_name'), words('testimonial_job')].filter(Boolean).join(', ');
  const rows = rowsOf(
    name,
    lists.flatMap((each) => listOf(take(each))),
    within,
  );
  return [
    ...shown,
    ...sets.map((images) => `<div class="gallery">${images}</div>`),
    video && `<iframe src="${quoted(video)}"></iframe>`,
    /(divider|separator)$/.test(name) && '<hr>',
    title && title !== label && (isLine ? linked : `<${level}>${linked}</${level}>`),
    ...[number, ...otherTexts(name, left), by].filter(Boolean).map((text) => `<div>${text}</div>`),
    ...(rows.length > 0 ? rows : [within()]),
    label &&
      (href
        ? `<div class="wp-block-button"><a href="${quoted(href)}">${label}</a></div>`
        : !works.test(name) && `<p>${label}</p>`),
  ]
    .filter(Boolean)
    .join('\n');
}

function otherTexts(name: string, left: Settings) {
  return Object.entries(left).flatMap(([key, value]) => {
    if (texts.test(key) && said(value)) return said(value);
    return works.test(name) ? [] : textsInData({ [key]: value });
  });
}

// Lists within a widget, and the boxes of its newer form, whose content is that of elements.
function rowsOf(name: string, rows: unknown[], within: (index?: number) => string): string[] {
  const made = rows.map(objectOf).map(({ tab_title: tab, item_title: item, ...row }, index) => {
    const asked = said(tab) || said(item);
    const answer = partHtml('item', row) + within(index);
    if (!asked) return answer;
    return folded.test(name)
      ? `<details><summary>${asked}</summary>${answer}</details>`
      : `<h3>${asked}</h3>${answer}`;
  });
  return name === 'icon-list' ? [`<ul>${made.map((row) => `<li>${row}</li>`).join('')}</ul>`] : made;
}

/** A picture by its address, by its number, as in `2|full`, or by both. */
function picture(value: unknown): string {
  const { url, id } = objectOf(value);
  const [number = ''] = /^\d+(?=\||$)/.exec(said(id) || said(value)) ?? [];
  const address = said(url) || (isAddress(said(value)) ? said(value) : '');
  const isShown = (number || address) && !address.endsWith('/placeholder.png');
  return isShown ? `<img class="wp-image-${number}" src="${quoted(address)}">` : '';
}

// `#` leads nowhere.
const addressOf = (value: unknown) => (said(objectOf(value).url) || said(value)).replace(/^#$/, '');

export function objectOf(value: unknown): Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function quoted(address: string): string {
  return address.replaceAll('"', '%22');
}
