import type { Language } from '#lib/language.ts';
import { inThisLanguage } from '../content/translations/same-page.ts';
import { untranslatedLabels } from '../content/translations/untranslated-labels.ts';
import type { Context } from '../context.ts';
import { hasLanguage } from '../http/page-language.ts';

// React escapes quotes and angle brackets in texts and attributes: nothing that people write looks like this.
const tags = /<(?:a|form)\s[^>]*>/g;
const ownAddress = / (href|action)="(\/(?!\/)[^"?#]*)([^"]*)"/;

/** Keeps a page's links and forms in its language (decision 96), and marks texts that are in the first language only. */
export function htmlInLanguage(context: Context, html: string): string {
  if (!context.prefix) return html;
  const language = context.other?.language;
  const known = new Map<string, string | null>();
  const addressOf = (path: string) => {
    const address = known.get(path) ?? inThisLanguage(context, path);
    known.set(path, address);
    return address;
  };
  const localized = (tag: string) =>
    tag.replace(ownAddress, (written, name: string, path: string, rest: string) => {
      if (!hasLanguage(path)) return written;
      const address = addressOf(path);
      return address === null ? `${written} hrefLang="${language}"` : ` ${name}="${address}${rest}"`;
    });
  const linked = html.replace(tags, (tag) =>
    tag.includes(` hrefLang="${language}"`) ? tag : localized(tag),
  );
  if (!context.other || !language) return linked;
  const labels = untranslatedLabels(context.other.db(), context.settings.language);
  return withLanguageOfLabels(linked, labels, language);
}

const texts = /<([^\s>]+)([^>]*)>([^<]+)(?=(<\/\1>)?)/g;
const images = /<img(?= [^>]*? alt="([^"]+)")/g;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

// Names and other attributes of an element stay in the language of the page.
function withLanguageOfLabels(html: string, labels: Set<string>, language: Language): string {
  const written = new Set(
    [...labels].map((text) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)),
  );
  const lang = `lang="${language}"`;
  return html
    .replace(texts, (all, name: string, attributes: string, text: string, isWhole?: string) => {
      if (!written.has(text.trim()) || / lang=/.test(attributes)) return all;
      const isAlone = isWhole && !/ (?:aria-label|title)=/.test(attributes);
      const tag = `<${name}${isAlone ? ` ${lang}` : ''}${attributes}>`;
      return tag + (isAlone ? text : `<span ${lang}>${text}</span>`);
    })
    .replace(images, (tag, alt: string) => (written.has(alt) ? `${tag} ${lang}` : tag));
}
