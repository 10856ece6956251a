import type { RequestHandler } from 'express';
import { inTurns } from '#database/turns.ts';
import { escapeXml } from '#lib/xml.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { unlistedPaths } from '../content/seo.ts';
import { inOtherLanguage } from '../content/translations/same-page.ts';
import { originOf } from '../env.ts';
import { inEveryLanguage, type Reader, withPrefix } from '../http/page-language.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { type SitemapEntry, sitemaps } from './points.ts';

const schemas =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
// Has nothing to encode.
const isPlain = /^[\w./-]+$/;
// Search engines accept 50,000 in a file; a thousand are sent in no time.
const pagesPerFile = 1000;

/** `path` is without the language. */
interface ListedPage extends SitemapEntry {
  reader: Reader;
}

interface Sitemap {
  first: Buffer;
  files: Buffer[];
}

/** `/sitemap.xml`: every public page that search engines may list. With more than 1,000 it is an index of `?page=1` and so on. Written on the first request after a change. */
export function sitemap(services: Services): RequestHandler {
  let kept: { version: number; written: Promise<Sitemap> } | undefined;
  const current = () => {
    const version = services.content.current();
    if (kept?.version === version) return kept.written;
    const written = writeSitemap(services);
    kept = { version, written };
    written.catch(() => {
      kept = undefined;
    });
    return written;
  };
  return async (request, response) => {
    const { first, files } = await current();
    const { page } = request.query;
    const file = page === undefined ? first : files[Number(page) - 1];
    if (file) response.type('application/xml').send(file);
    else response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found.');
  };
}

async function writeSitemap(services: Services): Promise<Sitemap> {
  const origin = originOf(services.env);
  const files: Buffer[] = [];
  let urls: string[] = [];
  const readers = inEveryLanguage(services);
  const listed = await addressesOf(readers);
  const next = inTurns();
  for await (const entry of pagesOf(readers)) {
    await next();
    if (urls.length === pagesPerFile) {
      files.push(documentOf('urlset', urls));
      urls = [];
    }
    urls.push(urlOf(origin, entry, listed));
  }
  const last = documentOf('urlset', urls);
  const addresses = [...files, last].map((_, index) => `${origin}/sitemap.xml?page=${index + 1}`);
  const index = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return { first: files.length === 0 ? last : documentOf('sitemapindex', index), files: [...files, last] };
}

// Alternates must be listed, too.
async function addressesOf(readers: Reader[]): Promise<Set<string>> {
  const addresses = new Set<string>();
  if (readers.length === 1) return addresses;
  const next = inTurns();
  for await (const { reader, path } of pagesOf(readers)) {
    await next();
    addresses.add(withPrefix(reader.prefix, path));
  }
  return addresses;
}

function urlOf(origin: string, entry: ListedPage, listed: Set<string>): string {
  const { reader, path, updatedAt, pictures = [] } = entry;
  const absolute = (address: string) =>
    escapeXml(isPlain.test(address) ? origin + address : new URL(address, origin).href);
  const url = withPrefix(reader.prefix, path);
  const date = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  const links = linksOf(entry, url, listed).map(
    ({ lang, url }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(url)}"/>`,
  );
  const images = pictures.map(
    (filename) =>
      `<image:image><image:loc>${absolute(`/api/images/upload/${filename}`)}</image:loc></image:image>`,
  );
  return `<url><loc>${absolute(url)}</loc>${date}${links.join('')}${images.join('')}</url>`;
}

function linksOf(
  { reader: { settings, prefix, other }, path, reader }: ListedPage,
  url: string,
  listed: Set<string>,
) {
  const there = inOtherLanguage(reader, path);
  if (!other || !there || !listed.has(there)) return [];
  return [
    { lang: settings.language, url },
    { lang: other.language, url: there },
    { lang: 'x-default', url: prefix ? there : url },
  ];
}

function documentOf(root: 'urlset' | 'sitemapindex', content: string[]): Buffer {
  const text = `<?xml version="1.0" encoding="UTF-8"?><${root} ${schemas}>${content.join('')}</${root}>`;
  return Buffer.from(text);
}

async function* pagesOf(readers: Reader[]): AsyncGenerator<ListedPage> {
  for (const reader of readers) {
    yield { path: '/', reader };
    const unlisted = unlistedPaths(reader.db, declaredTypes());
    for (const pages of offered(sitemaps)) {
      for await (const page of pages(reader)) if (!unlisted.has(page.path)) yield { ...page, reader };
    }
  }
}
