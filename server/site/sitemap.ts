import type { RequestHandler } from 'express';
import { inTurns, takenInTurns } from '#database/turns.ts';
import { unlistedPaths } from '../content/seo.ts';
import { inOtherLanguage } from '../content/translations/same-page.ts';
import { originOf } from '../env.ts';
import { inEveryLanguage, type Reader, withPrefix } from '../http/page-language.ts';
import { sendSentence } from '../http/plain-answers.ts';
import { type StoredPage, sendStoredPage, storePage } from '../http/stored-page.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { type SitemapEntry, sitemaps } from './points.ts';

const xmlns = { news: false, video: false, image: true };
// Search engines accept 50,000 in a file; a thousand are sent in no time.
const pagesPerFile = 1000;
/** `path` is without the language. */
interface ListedPage extends SitemapEntry {
  reader: Reader;
}

/** `/sitemap.xml`: every public page that search engines may list. With more than 1,000 it is an index of `?page=1` and so on. Written on the first request after a change. */
export function sitemap(services: Services): RequestHandler {
  let kept: { version: number; written: ReturnType<typeof writeSitemap> } | undefined;
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
    if (file) sendStoredPage(request, response, file);
    else sendSentence(response, 404, 'Not found.');
  };
}

async function writeSitemap(services: Services) {
  const files: StoredPage[] = [];
  let entries: ListedPage[] = [];
  const readers = inEveryLanguage(services);
  const listed = await addressesOf(readers);
  for await (const entry of pagesOf(readers)) {
    if (entries.length === pagesPerFile) {
      files.push(await writeFile(services, entries, listed));
      entries = [];
    }
    entries.push(entry);
  }
  const last = await writeFile(services, entries, listed);
  const first = files.length === 0 ? last : await writeIndex(services, files.length + 1);
  return { first, files: [...files, last] };
}

const stored = (xml: Buffer) => storePage(200, { 'content-type': 'application/xml' }, xml);

// Alternates must be listed, too.
async function addressesOf(readers: Reader[]): Promise<Set<string>> {
  const addresses = new Set<string>();
  if (readers.length === 1) return addresses;
  for await (const { reader, path } of pagesOf(readers)) addresses.add(withPrefix(reader.prefix, path));
  return addresses;
}

async function writeFile({ env }: Services, entries: ListedPage[], listed: Set<string>): Promise<StoredPage> {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const hasLanguages = { ...xmlns, xhtml: listed.size > 0 };
  const stream = new SitemapStream({ hostname: originOf(env), xmlns: hasLanguages });
  const file = streamToPromise(stream);
  for await (const entry of takenInTurns(entries)) {
    const { reader, path, updatedAt, pictures = [] } = entry;
    const img = pictures.map((filename) => ({ url: `/api/images/upload/${filename}` }));
    const url = withPrefix(reader.prefix, path);
    const links = linksOf(entry, url, listed);
    stream.write({ url, lastmod: updatedAt?.toISOString(), img, links });
  }
  stream.end();
  return stored(await file);
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

async function writeIndex({ env }: Services, count: number): Promise<StoredPage> {
  const { SitemapIndexStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapIndexStream();
  const index = streamToPromise(stream);
  for (let page = 1; page <= count; page += 1) {
    stream.write({ url: `${originOf(env)}/sitemap.xml?page=${page}` });
  }
  stream.end();
  return stored(await index);
}

async function* pagesOf(readers: Reader[]): AsyncGenerator<ListedPage> {
  const next = inTurns();
  for (const reader of readers) {
    yield { path: '/', reader };
    const unlisted = unlistedPaths(reader.db);
    for (const pages of offered(sitemaps)) {
      for await (const page of pages(reader)) {
        await next();
        if (!unlisted.has(page.path)) yield { ...page, reader };
      }
    }
  }
}
