import { TRPCError } from '@trpc/server';
import { type RequestHandler, Router } from 'express';
import { isUntranslated } from '#server/content/translations/untranslated-labels.ts';
import type { Context } from '#server/context.ts';
import { originOf } from '#server/env.ts';
import { sendRedirect } from '#server/http/addresses.ts';
import { inEachLanguage, withPrefix } from '#server/http/page-language.ts';
import { contextOf } from '#server/request/create-context.ts';
import { blockDuringMaintenance } from '#server/request/maintenance.ts';
import type { Services } from '#server/services.ts';
import { categoryFeed, feed } from './feed.ts';
import { categoryPath } from './paths.ts';
import { categoryName } from './words.ts';

/** `/rss.xml`, newest first, and `rss.xml` below the pages of categories, in each language. */
export function serveFeed(services: Services): RequestHandler {
  const answer: RequestHandler = async (request, response, next) => {
    const page = request.path.replace(/\/rss\.xml$/, '');
    const context = await contextOf(services, request);
    const found = page ? ofCategory(context, page) : { entries: feed(context), movedTo: undefined };
    if (!found) return next();
    if (found.movedTo === undefined) {
      const xml = await written(context, { page, ...found });
      return void response.type('application/rss+xml').send(xml);
    }
    const location = withPrefix(context.prefix, `${found.movedTo}/rss.xml`);
    sendRedirect(request, response, { location, temporary: false }, String(response.get('Cache-Control')));
  };
  return inEachLanguage(services, Router().use(blockDuringMaintenance(services), answer));
}

function ofCategory(context: Context, page: string) {
  if (page !== categoryPath(page.slice(page.lastIndexOf('/') + 1))) return null;
  try {
    return categoryFeed(context, page);
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code !== 'NOT_FOUND') throw error;
    return null;
  }
}

interface Written {
  entries: ReturnType<typeof feed>;
  /** The path of the page above it. */
  page: string;
  /** Of its category. */
  name?: string;
}

async function written(context: Context, { entries, page, name: of }: Written): Promise<string> {
  const { env, prefix, settings } = context;
  const { Feed } = await import('feed');
  const address = (path: string) => new URL(withPrefix(prefix, path), originOf(env)).href;
  const { name, description, language } = settings;
  const label = of && categoryName(language, of);
  const rss = new Feed({
    id: address(page || '/'),
    link: address(page || '/'),
    title: speakable(label && !isUntranslated(context, label) ? `${label} · ${name}` : name),
    description: speakable(description || name),
    language,
    copyright: speakable(name),
    generator: 'Vinci',
    feedLinks: { rss: address(`${page}/rss.xml`) },
  });
  for (const { path, title, summary, category, publishedAt } of entries) {
    const link = address(path);
    const isShown = category && !isUntranslated(context, category);
    rss.addItem({
      ...{ id: link, link, date: publishedAt },
      title: speakable(title),
      description: speakable(summary),
      category: isShown ? [{ name: speakable(category) }] : [],
    });
  }
  return rss.rss2();
}

// XML can't contain control characters and lone surrogates, not even escaped.
function speakable(text: string) {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
