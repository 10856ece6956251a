import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type ErrorRequestHandler, type NextFunction, type RequestHandler, Router } from 'express';
import { shareCropRoute } from '#lib/focal-point.ts';
import { openApi, serveApi } from './api/endpoint.ts';
import { authPages } from './auth/pages.ts';
import { brandPictures } from './brand/pictures.ts';
import { brandStylesheet } from './brand/stylesheet.ts';
import { isUnableToWrite, unableToWrite } from './errors/database-errors.ts';
import { serveOptimized } from './files/optimize/endpoint.ts';
import { serveShareCrops, serveUploads } from './files/serve.ts';
import { receiveForms } from './forms/receive.ts';
import { up } from './health/up.ts';
import { withQuery } from './http/addresses.ts';
import { compressed } from './http/compressed.ts';
import { type MessageClasses, messageClassesOf } from './http/express-prototypes.ts';
import { inEachLanguage, languageOffer } from './http/page-language.ts';
import { retryAfter, sendSentence } from './http/plain-answers.ts';
import { endpoints } from './http/points.ts';
import { discardUnread } from './http/request-bodies.ts';
import {
  logAccess,
  logRequests,
  refuseMalformedAddresses,
  refuseOtherMethods,
  refuseOtherSites,
} from './http/requests.ts';
import { forOtherSites, securityHeaders } from './http/security-headers.ts';
import { offered } from './module/registry.ts';
import { serveWords } from './office-language.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { buildFolder, otherBuilds } from './process/build-folder.ts';
import { servePages } from './rendering/pages.ts';
import { seeFuture } from './request/future-view.ts';
import { blockDuringMaintenance } from './request/maintenance.ts';
import { leavePreview, openPreview } from './request/preview-endpoint.ts';
import type { Services } from './services.ts';
import { reportPdfs, serveDownloads } from './site/downloads.ts';
import { sharePage } from './site/share-page.ts';
import { sitemap } from './site/sitemap.ts';
import { manifest, robots, securityTxt, speculationRules } from './site/small-endpoints.ts';

const builtClient = path.join(buildFolder, 'client');

/** All handlers in their order. Cached pages come first. */
export function createApp(
  services: Services,
  pageCache?: PageCache,
  pages = servePages(services, pageCache),
  classes?: MessageClasses,
): { handle: RequestListener; messageClasses: MessageClasses } {
  const app = express();
  const messageClasses = messageClassesOf(app, classes);
  const optimized = serveOptimized(services.files);
  const api = openApi(services);
  app.disable('x-powered-by');
  app.set('trust proxy', services.env.TRUST_PROXY);
  app.use(logRequests(services.log));
  app.use(discardUnread);
  app.use(securityHeaders(services.env));
  app.use(refuseMalformedAddresses(pages));
  app.use('/api/trpc', serveApi(services));
  app.use('/api/auth', services.auth.endpoints);
  app.use('/auth', authPages(services));
  app.use('/share', sharePage(services));
  app.post('/preview/leave', leavePreview);
  app.post('/preview/at', seeFuture(services));
  for (const { path, method, handler } of offered(endpoints))
    if (method === 'post') app.post(path, refuseOtherSites(services.env), handler(services, api));
  app.use(inEachLanguage(services, receiveForms(services), { isPrepared: true }));
  app.use(refuseOtherMethods);
  app.use('/up', up(services));
  app.get('/sitemap.xml', blockDuringMaintenance(services), sitemap(services));
  app.use(['/api/images', '/share-card.jpg', '/:language/share-card.jpg'], forOtherSites);
  app.use('/api/images/upload', reportPdfs(services), serveUploads(services.files));
  app.use('/api/images/optimize', optimized.handler);
  app.use(shareCropRoute, serveShareCrops(services.db, services.files));
  const inLanguages = Router().get('/manifest.webmanifest', manifest(services));
  for (const { path, method, handler } of offered(endpoints))
    if (method === undefined) inLanguages.get(path, handler(services, api));
  inLanguages.use(brandPictures(services), serveDownloads(services));
  app.use(inEachLanguage(services, inLanguages));
  app.use('/api/images', nothingHere);
  app.get('/preview/:token', openPreview(services));
  app.get('/only-us', (request, response) =>
    response.redirect(withQuery('/only-us/dashboard', request.originalUrl)),
  );
  app.get('/robots.txt', robots(services));
  app.get('/.well-known/security.txt', securityTxt(services));
  app.use('/.well-known', nothingHere);
  app.get('/brand/:file', brandStylesheet);
  app.get('/language-offer/:file', languageOffer);
  app.get('/speculation-rules.json', speculationRules);
  app.use(compression({ brotli }));
  app.get('/only-us-words/:file', serveWords);
  app.get('/assets/styles/:file', async (...call) => {
    (await import('./rendering/style-sheets.ts')).serveStyleSheets(...call);
  });
  if (services.env.NODE_ENV === 'production') app.use(builtFiles());
  app.use(pages);
  app.use(lastResort(services));
  const first: RequestListener = (request, response) => {
    if (optimized.serveCached(request, response)) return;
    if (pageCache) pageCache.handle(request, response, () => app(request, response));
    else app(request, response);
  };
  const access = logAccess(services);
  const handle: RequestListener = (request, response) => {
    access?.(request, response);
    try {
      first(request, response);
    } catch (error) {
      answerFailure(services, error, response);
    }
  };
  return { handle, messageClasses };
}

// As for cached pages. At the default level 4 a style sheet is larger than with gzip.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const nothingHere: RequestHandler = (_request, response) => sendSentence(response, 404, 'Not found.');

// The output of `vite build`. Names in /assets contain a hash of their content, so they may be cached forever.
function builtFiles() {
  const built = express.Router();
  const forEver = { immutable: true, maxAge: '365d', index: false } as const;
  const assets = path.join(builtClient, 'assets');
  built.use('/assets', compressed(assets), express.static(assets, forEver));
  // Pages from before an update load files of their own build.
  built.use('/assets', (request, response, next) => {
    const folders = otherBuilds();
    const tryNext: NextFunction = (error) => {
      const folder = folders.shift();
      if (error) next(error);
      else if (folder)
        express.static(path.join(folder, 'client/assets'), forEver)(request, response, tryNext);
      else nothingHere(request, response, next);
    };
    tryNext();
  });
  // Express would look on the disk for every page.
  const names = new Set(existsSync(builtClient) ? readdirSync(builtClient) : []);
  const files = express.static(builtClient, { maxAge: '1h', index: false, redirect: false });
  built.use((request, response, next) => {
    if (names.has(request.path.split('/', 2)[1] ?? '')) files(request, response, next);
    else next();
  });
  return built;
}

// For failures in front of Express, such as a database that can no longer be read.
function answerFailure(services: Services, err: unknown, response: ServerResponse) {
  const requestId = randomUUID();
  services.log.error({ requestId, err }, 'A request failed');
  if (response.headersSent) return void response.destroy();
  const headers = {
    'Content-Type': 'text/plain',
    'Cache-Control': 'no-store',
    'Retry-After': retryAfter.trouble,
  };
  response.writeHead(503, { ...headers, 'X-Request-Id': requestId }).end('Please try again in a moment.');
}

function lastResort(services: Services): ErrorRequestHandler {
  return (error, request, response, next) => {
    const failed = isUnableToWrite(error) ? 503 : 500;
    const status = error.status >= 400 && error.status < 500 ? error.status : failed;
    if (status === failed) services.log.error({ requestId: request.id, err: error }, 'A request failed');
    if (response.headersSent) return next(error);
    if (status === 503) response.set('Retry-After', retryAfter.trouble);
    const sentences = { 500: 'Process failed please try again.', 503: unableToWrite };
    sendSentence(response, status, sentences[status as keyof typeof sentences] ?? 'Not found.');
  };
}
