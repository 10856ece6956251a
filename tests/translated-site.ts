import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { stateIn } from './back-office.ts';
import { signIn } from './sign-in.ts';
import type { RunningSite } from './site.ts';

/** What every word of a translation begins with. */
export const marker = 'Zz';

// By the tables in which their entries are.
const types = {
  blog_posts: ['blog'],
  catalogs: ['catalog'],
  gallery_types: ['galleryType'],
  gallery_pictures: ['gallery'],
  footer_links: ['footerLink'],
  testimonials: ['testimonial'],
  delivery_areas: ['deliveryArea'],
  cases: ['caseStudy'],
  home_banners: ['banner'],
  home_certificates: ['homeCertificate'],
  home_clients: ['homeClient'],
  home_figures: ['homeFigure'],
  home_offers: ['packaging', 'service'],
  home_sectors: ['sector'],
  pages: ['page'],
  site_forms: ['form'],
  site: ['site'],
  brands: ['brand'],
};

/** The API of a running site, for its administrator. */
export async function apiOf(site: RunningSite) {
  const headers = {
    Cookie: await signIn(site.url, site),
    Origin: site.url,
    'Content-Type': 'application/json',
  };
  return {
    async ask<Answer>(name: string, input: object): Promise<Answer | null> {
      const query = encodeURIComponent(JSON.stringify({ json: input }));
      const answer = await fetch(`${site.url}/api/trpc/${name}?input=${query}`, { headers });
      return answer.ok ? (await answer.json()).result.data.json : null;
    },
    async change<Answer>(name: string, input: object): Promise<Answer> {
      const body = JSON.stringify({ json: input });
      const answer = await fetch(`${site.url}/api/trpc/${name}`, { method: 'POST', headers, body });
      const text = await answer.text();
      expect(answer.status, `${name} ${body.slice(0, 300)} ${text}`).toBe(200);
      return JSON.parse(text).result.data.json;
    },
  };
}

/** Switches the second language of a site, public at once by default, without its starter content. */
export function setSecondLanguage(
  site: RunningSite,
  secondLanguage: Language | 'none',
  isSecondLanguagePublic = secondLanguage !== 'none',
): void {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(siteTable).set({ secondLanguage, isSecondLanguagePublic }).run();
  db.$client.close();
}

interface Translatable {
  id: number | null;
  words: Record<string, unknown>;
  fields: Record<string, { kind: string; role?: string }>;
}

export interface Translated {
  type: string;
  original: number;
  id: number;
  words: Record<string, unknown>;
  values: Record<string, unknown>;
}

/** Translates one entry into English and publishes it. What it says begins with the marker, but for what `own` says. */
export async function translate(
  api: Awaited<ReturnType<typeof apiOf>>,
  type: string,
  original: number,
  own: object = {},
): Promise<Translated | null> {
  const one = { type, id: original, language: 'en' };
  const found = await api.ask<Translatable>('content.getTranslation', one);
  // Such as the starter content, which comes translated.
  if (!found || found.id !== null) return null;
  const { id } = await api.change<{ id: number }>('content.beginTranslation', one);
  const values = Object.fromEntries(
    Object.entries(found.words).map(([name, value]) => [
      name,
      found.fields[name]?.role === 'address'
        ? `${marker.toLowerCase()}-${type}-${original}`.toLowerCase()
        : marked(name, value),
    ]),
  );
  const input = { type: `${type}:en`, id, version: 1, ...values, ...own, status: 'published' };
  await api.change('content.updateTranslation', input);
  return { type, original, id, words: found.words, values: { ...values, ...own } };
}

/** Translates every entry of a site. */
export async function translateAll(site: RunningSite): Promise<Translated[]> {
  const api = await apiOf(site);
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const entries = Object.entries(types).flatMap(([table, names]) =>
    (db.$client.prepare(`select id from ${table}`).pluck().all() as number[]).flatMap((id) =>
      names.map((type) => ({ type, id })),
    ),
  );
  db.$client.close();
  const translated: Translated[] = [];
  for (const { type, id } of entries) {
    const one = await translate(api, type, id);
    if (one) translated.push(one);
  }
  return translated;
}

let count = 0;
// What isn't said in words.
const asItIs = new Set([
  'id',
  'kind',
  'type',
  'marks',
  'href',
  'fileIds',
  'posterId',
  'phone',
  'searchWords',
  'url',
  'video',
  'icon',
  'look',
]);

/** A value with every word of it replaced. */
function marked(name: string, value: unknown): unknown {
  if (asItIs.has(name)) return value;
  if (typeof value === 'string') {
    count += 1;
    return value === '' ? '' : `${marker}${count.toString(36)}`;
  }
  if (Array.isArray(value)) return value.map((each) => marked('', each));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(key, each)]));
}

/** Everything that a value says. */
export function wordsIn(name: string, value: unknown): string[] {
  if (asItIs.has(name)) return [];
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => wordsIn(Array.isArray(value) ? '' : key, each));
}

/** The links and forms of a page that lead to the site itself: their tags, and their addresses. */
export function linksIn(html: string) {
  const tags = html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g);
  return [...tags].map(([tag, href = '']) => ({ tag, href }));
}

/** One of the translated entries of a type: its two addresses, without what is above it. */
export function pairIn(translated: Translated[], type: string, index = 0) {
  const found = translated.filter((each) => each.type === type)[index];
  if (!found) throw new Error(`There is no translated ${type}.`);
  return { ...found, slug: String(found.words.slug), english: String(found.values.slug) };
}

/** A field of a translation's form, which comes before the original's. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();

/** Publishes a form by the button in its bar, and confirms. */
export async function publish(page: Page, button: string) {
  await page.locator('.form-page-bar').getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The dialog closes before the translation is saved.
  await expect(stateIn(page)).toHaveText('Live');
}
