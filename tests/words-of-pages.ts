import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '#lib/language.ts';
import type { Dictionary, Words } from '#lib/words.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Every dictionary of the public side. */
async function dictionaries(): Promise<Dictionary> {
  const folders = ['lib', 'renderer', 'server', 'pages', 'modules'].map((folder) => path.join(root, folder));
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /(?:^|[/-])words\.ts$/.test(file));
  const all: object[] = await Promise.all(files.map((file) => import(file)));
  const words = all.flatMap((exported) => Object.values(exported) as Partial<Words<Dictionary>>[]);
  const entries = words.flatMap(({ dictionary }, index) =>
    Object.entries(dictionary ?? {}).map(([key, word]) => [`${index}.${key}`, word]),
  );
  return Object.fromEntries(entries);
}

/** Matches the whole of a message, whatever its parameters are. */
function patternOf(message: string) {
  const parts = message
    .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('.*');
}

/** What a dictionary has in one language alone: `WhatsApp` and `Blog` say nothing. */
export async function wordsOnlyIn(language: Language): Promise<RegExp> {
  const other = language === 'id' ? 'en' : 'id';
  const all = Object.values(await dictionaries());
  const known = new Set(all.map((word) => word[other]));
  const own = all
    .map((word) => word[language])
    .filter((word) => !known.has(word) && /\p{L}{2}/u.test(patternOf(word)));
  return new RegExp(`^(?:${own.map(patternOf).join('|')})$`, 'u');
}

// What people wrote: texts, cards, addresses, tables, results, pictures and their types.
const content = [
  'img',
  '.rich-text, .picture-card, .printed-contact, .large-view-type',
  '.specification tbody, .search-group li, .filter-links [href*="type="], .filter-links :is([href*="use="], [href*="/sectors/"])',
  ':is(.offer-steps, .offer-preparation, .offer-questions) > :not(h2), .block-action, .contacts, .page-top, .contents ol, .built-page h2',
].join();

/** Every text around the content, and what is read out or shown for its controls, without parts in another language. */
export function textsAround(page: Page): Promise<string[]> {
  return textsOf(page, content);
}

/** The same with the content, without what matches `left`. */
export function textsOf(page: Page, left: string): Promise<string[]> {
  return page.evaluate((left) => {
    const own = document.documentElement.lang;
    const texts = [document.title];
    const walk = (element: Element) => {
      const { lang } = element as HTMLElement;
      if ((lang && lang !== own) || element.matches(left)) return;
      if (/^(?:SCRIPT|STYLE)$/.test(element.tagName)) return;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) {
        if (node instanceof Text) texts.push(node.data);
        if (node instanceof Element) walk(node);
      }
    };
    walk(document.body);
    return texts.map((text) => text.trim()).filter(Boolean);
  }, left);
}
