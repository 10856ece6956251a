import { stat } from 'node:fs/promises';
import path from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { readSettings } from '#database/site-settings.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { localDay } from '#lib/dates.ts';
import type { Context } from '../context.ts';
import { documentType, type Extension, storedTypes } from '../files/picture-type.ts';
import { answerUnreachable } from '../files/reachable.ts';
import { sendRedirect } from '../http/addresses.ts';
import { withPrefix } from '../http/page-language.ts';
import { renderInstead } from '../http/rewrite.ts';
import { uploadPolicy } from '../http/security-headers.ts';
import { offered } from '../module/registry.ts';
import { contextOf } from '../request/create-context.ts';
import type { Services } from '../services.ts';
import { isPrefetch, reportVisit } from '../visits/report.ts';
import { type Download, downloads } from './points.ts';

/** Serves downloads. Without a file, the pages answer with 404. */
export function serveDownloads(
  services: Services,
  all: readonly Download[] = offered(downloads),
): express.Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const download of all) router.get(download.path, send(services, download));
  return router;
}

function send(services: Services, download: Download): RequestHandler {
  return async (request, response, next) => {
    const context = await contextOf(services, request);
    const { user, closed, prefix } = context;
    if (closed) return renderInstead(response, next, { url: '/maintenance' });
    const filename = download.file(context, parametersOf(request));
    const file = filename && (await fileFor(services, request.path, filename));
    const elsewhere = filename ? null : download.movedTo?.(context, parametersOf(request));
    if (elsewhere) {
      const target = { location: withPrefix(prefix, elsewhere), temporary: true };
      return sendRedirect(request, response, target, 'no-store');
    }
    if (filename && !file && services.files.areUnreachable()) return answerUnreachable(response);
    if (!filename || !file) return next();
    if (user === null) count(services, download, context, request, response);
    const headers = headersOf(request.path, filename);
    // Without Last-Modified, which goes back in time along with the picture: only the ETag identifies a copy.
    response.sendFile(file, { headers, cacheControl: false, lastModified: false, dotfiles: 'allow' });
  };
}

function parametersOf({ params }: Request) {
  return params as Record<string, string>;
}

// Null when it is missing.
async function fileFor({ files }: Services, address: string, filename: string) {
  if (address.endsWith('.png')) return files.pngOf(filename);
  const file = path.join(files.folder, filename);
  return (await stat(file).catch(() => null)) && file;
}

function headersOf(address: string, filename: string) {
  const name = address.split('/').at(-1) ?? '';
  return {
    // So that repeated downloads are counted, too.
    'Cache-Control': 'private, no-store',
    // As it is in the address: percent-encoded where it has other letters.
    'Content-Disposition': `attachment; filename${name.includes('%') ? `*=UTF-8''${name}` : `="${name}"`}`,
    'Content-Security-Policy': uploadPolicy,
    'Content-Type': typeOf(name),
    // A stored name always has the same bytes.
    ETag: `"${filename}"`,
    'X-Robots-Tag': 'noindex',
  };
}

function typeOf(name: string) {
  const extension = name.split('.').at(-1) ?? '';
  return extension === 'pdf' ? documentType : storedTypes[extension as Extension];
}

// Once everything is sent: visitors who left earlier have no file. A failure to count doesn't affect the download.
function count(
  services: Services,
  { onDownload }: Download,
  context: Context,
  request: Request,
  response: Response,
) {
  const { db, log, now } = services;
  const { path } = request;
  response.once('finish', async () => {
    if (!isWhole(request, response)) return;
    reportVisit(services, { kind: 'download', request, path: withPrefix(context.prefix, path) });
    if (!onDownload) return;
    try {
      await waitForWriteLock(db);
      onDownload(services, localDay(now(), readSettings(db).timeZone), parametersOf(request), context);
    } catch (err) {
      log.warn({ requestId: request.id, err }, 'A download could not be counted');
    }
  });
}

/** Reports PDFs that visitors download from a text, at the addresses of their files. */
export function reportPdfs(services: Services): RequestHandler {
  return (request, response, next) => {
    const path = request.baseUrl + request.path;
    if (path.endsWith('.pdf')) {
      response.once('finish', async () => {
        if (!isWhole(request, response)) return;
        const { preview } = await contextOf(services, request);
        // Staff have a preview, too.
        if (!preview) reportVisit(services, { kind: 'download', request, path });
      });
    }
    next();
  };
}

// Of the parts of a download, only the last one counts.
function isWhole({ method, headers }: Request, response: Response) {
  if (method !== 'GET' || isPrefetch(headers)) return false;
  if (response.statusCode === 200) return true;
  const [, last, all] = /-(\d+)\/(\d+)$/.exec(String(response.getHeader('Content-Range'))) ?? [];
  return response.statusCode === 206 && Number(last) + 1 === Number(all);
}
