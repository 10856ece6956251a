import type { RequestHandler } from 'express';
import { pageBrand } from '../brand/page-brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { originOf } from '../env.ts';
import { readerAt } from '../http/page-language.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { downloads } from './points.ts';

const halfAYear = 183 * 86_400_000;

/** `/manifest.webmanifest` (https://www.w3.org/TR/appmanifest). */
export function manifest(services: Services): RequestHandler {
  const icon = (name: string, sizes: string, purpose: string) => {
    return { src: `/icons/${name}.png`, type: 'image/png', sizes, purpose };
  };
  const icons = [
    icon('192', '192x192', 'any'),
    icon('512', '512x512', 'any'),
    icon('maskable-512', '512x512', 'maskable'),
  ];
  return (request, response) => {
    const { db, prefix, settings } = readerAt(services, request.originalUrl);
    const { name, language } = settings;
    const { paper } = pageBrand(readBrand(db), name);
    const look = { display: 'browser', background_color: paper, theme_color: paper, icons };
    response.set('Cache-Control', 'public, max-age=3600').type('application/manifest+json');
    response.send(
      JSON.stringify({ name, short_name: name, lang: language, start_url: prefix || '/', ...look }),
    );
  };
}

/** `/.well-known/security.txt` (RFC 9116), with SECURITY_CONTACT. It expires half a year after each request. */
export function securityTxt({ env, now }: Services): RequestHandler {
  const address = `${originOf(env)}/.well-known/security.txt`;
  return (_request, response, next) => {
    if (!env.SECURITY_CONTACT) return next();
    const expires = new Date(now().getTime() + halfAYear);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${env.SECURITY_CONTACT}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: id, en',
      // The RFC allows only https addresses.
      ...(address.startsWith('https:') ? [`Canonical: ${address}`] : []),
    ];
    response.set('Cache-Control', 'public, max-age=86400').type('text/plain');
    response.send(`${lines.join('\n')}\n`);
  };
}

export function robots(services: Services): RequestHandler {
  const files = offered(downloads).map(({ path }) => path.replace(/:\w+/g, '*'));
  const closed = ['/only-us', '/auth', '/api', '/preview', ...files];
  const disallow = closed.map((path) => `Disallow: ${path}`);
  const sitemap = `Sitemap: ${originOf(services.env)}/sitemap.xml`;
  const lines = ['User-agent: *', ...disallow, 'Allow: /api/images', '', sitemap, ''];
  return (_request, response) => {
    response.type('text/plain').send(lines.join('\n'));
  };
}

/** A header, because the CSP would block inline rules. */
export const speculationRulesHeader = '"/speculation-rules.json"';

// Never prefetched: whatever needs or starts a session, downloads, and the current page.
const notAhead = ['/api/*', '/auth/*', '/only-us', '/only-us/*', '/preview/*', '/*.xml', '/*.png'];

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notAhead } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      // When the pointer rests on a link for a moment, or is pressed.
      eagerness: 'moderate',
    },
  ],
};

/** `/speculation-rules.json`: supporting browsers prefetch the next page while the visitor still aims at its link. */
export const speculationRules: RequestHandler = (_request, response) => {
  response
    .set('Cache-Control', 'public, max-age=86400')
    .type('application/speculationrules+json')
    .send(JSON.stringify(rules));
};
