import { hasLanguage } from '../site/page-language.ts';
import { inThisLanguage } from '../site/same-page.ts';
import type { Context } from '../trpc.ts';

// React escapes quotes and angle brackets in texts and attributes: nothing that people write looks like this.
const tags = /<(?:a|form)\s[^>]*>/g;
const ownAddress = / (href|action)="(\/(?!\/)[^"?#]*)([^"]*)"/;

/**
 * The HTML of a page whose links and forms stay in its language: pages write addresses without it (decision 96). A link with the
 * `hrefLang` of the other language leads there. What is in the first language only is marked as such.
 */
export function linksInLanguage(context: Context, html: string): string {
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
  return html.replace(tags, (tag) => (tag.includes(` hrefLang="${language}"`) ? tag : localized(tag)));
}
