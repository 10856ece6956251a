import { localize } from '#lib/interface-language.ts';
import { tryParseJson } from '#lib/try-parse.ts';
import { lastWords, type Note } from '../source.ts';
import { objectOf, partHtml, said } from './builder-parts.ts';
import { parseHtml, wordsIn } from './elements.ts';

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
